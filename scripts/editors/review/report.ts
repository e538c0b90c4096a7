import { markdown } from '../../content/markdown.ts';
import { count } from '../../content/problem.ts';
import { summaryOf, type SizedChange } from './sizes.ts';
import { escape, idOf, signed } from './report-words.ts';
import { changeOf, type PagePictures } from './pictures.ts';
import { pageSection } from './report-page.ts';
import { style } from './report-style.ts';

interface Report {
  /** The name of the state that the work is compared with. */
  base: string;
  /** The Markdown of `diff:content`. */
  content: string;
  changes: readonly SizedChange[];
  pictures: ReadonlyMap<string, readonly PagePictures[]>;
}

function contents(changes: readonly SizedChange[]): string {
  const rows = summaryOf('', changes).pages.map(
    ({ path, status, removed, added, bytes }) =>
      `<tr><td><a href="#${idOf(path)}">${escape(path)}</a></td><td>${status}</td><td class="number">−${removed} +${added}</td><td class="number">${signed(bytes)}</td></tr>`,
  );
  const heads = ['page', 'new, changed or removed'].map((name) => `<th scope="col">${name}</th>`);
  const figures = ['sentences removed and added', 'size in bytes'].map(
    (name) => `<th class="number" scope="col">${name}</th>`,
  );
  return `<table class="pages"><thead><tr>${[...heads, ...figures].join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
}

/** How many pages change, in words. */
export function titleOf(changes: readonly SizedChange[]): string {
  if (changes.length === 0) return 'No page changes';
  return `${count(changes.length, 'page')} ${changes.length === 1 ? 'changes' : 'change'}`;
}

/**
 * The report of `diff:content` as HTML, below this page's own title. Line breaks in its tables are written as `<br>`.
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
export function reportOf({ base, content, changes, pictures }: Report): string {
  const title = titleOf(changes);
  const firsts = new Map(changes.toReversed().map((change) => [changeOf(change), change.path]));
  const sections = changes.map((change) => {
    const like = firsts.get(changeOf(change));
    return pageSection(change, pictures.get(change.path), like === change.path ? undefined : like);
  });
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
<p>What a visitor gets before and after this work, compared with ${escape(base)}. Pages that stay the same are not listed. Words that only scripts show, such as messages of the form, are below “What changes in the content”.</p>
${changes.length === 0 ? '' : contents(changes)}
</header>
<main id="pages">
<details class="facts" open><summary><h2>What changes in the content</h2></summary>
${contentReport(content)}
</details>
${sections.join('\n')}
</main>
</body>
</html>
`;
}
