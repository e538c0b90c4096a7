import { readFileSync } from 'node:fs';
import * as colours from '#brand/colours.ts';
import { escape } from '#content/html.ts';
import { markdown } from '#content/markdown.ts';
import {
  groupHeads,
  moreName,
  sharedTitle,
  summaryOf,
  titleOf,
  wordsOf,
  type Overview,
  type Summary,
} from './groups.ts';
import type { PagePictures } from './pictures.ts';
import { pagesSection, texts } from './report-page.ts';
import { idOf } from './report-pictures.ts';

const styles = readFileSync(new URL('report.css', import.meta.url), 'utf8');
const tokens = Object.entries(colours).map(([name, colour]) => `--${name}:${colour}`);

interface Report {
  /** The name of the state that the work is compared with. */
  base: string;
  /** What changes in the content, as Markdown. */
  content: string;
  overview: Overview;
  pictures: ReadonlyMap<string, readonly PagePictures[]>;
}

/** A row for each different change. */
function contents(groups: Summary['groups']): string {
  const rows = groups.map(({ paths: [first = '', ...others], status, ...words }) => {
    const list = `<details><summary>${moreName(others)}</summary>${escape(others.join(', '))}</details>`;
    const link = `<a href="#${idOf(first)}">${escape(first)}</a>${others.length === 0 ? '' : list}`;
    return `<tr><td>${link}</td><td>${status}</td><td>${wordsOf(words)}</td></tr>`;
  });
  const heads = groupHeads.map((name) => `<th scope="col">${name}</th>`);
  return `<table><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/**
 * The changes of the content as HTML, below this page's own title. Line breaks in its tables are written as `<br>`.
 */
function contentReport(text: string): string {
  let tables = 0;
  return markdown
    .render(text.replace(/^## .*\n+/, ''))
    .replaceAll('&lt;br&gt;', '<br>')
    .replaceAll('<th></th>', '<td></td>')
    .replaceAll('<table>', () => {
      tables += 1;
      return `<div class="scroll" role="region" aria-label="Table ${tables} of the content" tabindex="0"><table>`;
    })
    .replaceAll('</table>', '</table></div>');
}

/** The report as one file: it has no scripts and fetches nothing. */
export function reportOf({ base, content, overview, pictures }: Report): string {
  const { shared, groups } = overview;
  const title = titleOf(groups);
  const onAll = texts(shared);
  const listed = summaryOf(base, overview).groups;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${title}: what a visitor gets before and after</title>
<style>:root{${tokens.join(';')}}
${styles}</style>
</head>
<body>
<a class="skip" href="#pages">Skip to the pages</a>
<header>
<h1>${title}</h1>
<p>What a visitor gets before and after this work, compared with ${escape(base)}. Pages that stay the same are not listed. Words that only scripts show, such as messages of the form, are only below “What changes in the content”.</p>
</header>
<main>
<details class="facts" open><summary><h2>What changes in the content</h2></summary>
${contentReport(content)}
</details>
${onAll === '' ? '' : `<section id="all" aria-labelledby="all-title"><h2 id="all-title">${sharedTitle(listed)}</h2>\n${onAll}</section>`}
<div id="pages">${groups.length === 0 ? '' : contents(listed)}</div>
${groups.map((group) => pagesSection(group, pictures)).join('\n')}
</main>
</body>
</html>
`;
}
