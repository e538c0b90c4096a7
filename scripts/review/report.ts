import { markdown } from '#content/markdown.ts';
import { count } from '#content/problem.ts';
import type { Overview } from './groups.ts';
import { escape } from '#content/html.ts';
import type { PagePictures } from './pictures.ts';
import { pagesSection, texts } from './report-page.ts';
import { idOf } from './report-words.ts';
import { style } from './report-style.ts';

interface Report {
  /** The name of the state that the work is compared with. */
  base: string;
  /** What changes in the content, as Markdown. */
  content: string;
  overview: Overview;
  pictures: ReadonlyMap<string, readonly PagePictures[]>;
}

/** A row for each different change. */
function contents(groups: Overview['groups']): string {
  const rows = groups.map((pages) => {
    const [{ path, status, sentences, links, data }] = pages;
    const own = status !== 'changed' || sentences.length + links.length + data.length > 0;
    const where = pages.map((page) => escape(page.path)).join(', ');
    return `<tr><td><a href="#${idOf(path)}">${escape(path)}</a>${pages.length > 1 ? `<details><summary>${pages.length} pages</summary>${where}</details>` : ''}</td><td>${status}${own ? '' : ', no words of its own'}</td></tr>`;
  });
  const heads = ['page', 'new, changed or removed'].map((name) => `<th scope="col">${name}</th>`);
  return `<table class="pages"><thead><tr>${heads.join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** How many pages change, in words. */
export function titleOf(pages: number): string {
  return pages === 0 ? 'No page changes' : `${count(pages, 'page')} ${pages === 1 ? 'changes' : 'change'}`;
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
export function reportOf({ base, content, overview: { shared, groups }, pictures }: Report): string {
  const pages = groups.flat();
  const title = titleOf(pages.length);
  const onAll = texts(shared).trim();
  const changed = pages.filter(({ status }) => status === 'changed').length;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<title>${title}: what a visitor gets before and after</title>
<style>${style}</style>
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
${onAll === '' ? '' : `<section id="all" aria-labelledby="all-title"><h2 id="all-title">On all ${changed} pages that change</h2>\n${onAll}</section>`}
<div id="pages">${groups.length === 0 ? '' : contents(groups)}</div>
${groups.map((group) => pagesSection(group, pictures)).join('\n')}
</main>
</body>
</html>
`;
}
