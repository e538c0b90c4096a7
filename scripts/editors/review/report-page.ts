import type { Sides } from './compare.ts';
import type { SizedChange } from './sizes.ts';
import { escape, figure, idOf, signed, changesList } from './report-words.ts';
import type { Snippet } from './parts.ts';
import type { PagePictures } from './pictures.ts';
import { picturesSection } from './report-pictures.ts';

const card = (caption: string, { title, description, address }: Snippet) =>
  `<figure><figcaption>${caption}</figcaption><div class="snippet"><i>${escape(address) || 'No address'}</i><b>${escape(title)}</b>${escape(description)}</div></figure>`;

function snippets({ before, after }: Sides<Snippet>): string {
  if (JSON.stringify(before) === JSON.stringify(after)) return '<p>The search result stays the same.</p>';
  const cards = [before && card('Before', before), after && card('After', after)].filter(Boolean);
  return `<h3>Search result</h3><div class="pair">${cards.join('')}</div>`;
}

function bytesLine({ before, after }: Sides<number>): string {
  if (before === undefined || after === undefined)
    return `Size of the HTML (brotli), for engineers: ${figure(before ?? after ?? 0)} bytes.`;
  return `Size of the HTML (brotli), for engineers: ${figure(before)} → ${figure(after)} bytes (${signed(after - before)}).`;
}

/** A list that is collapsed at first, because it is long or only few readers need it. */
const closed = (title: string, list: string) => `<details><summary>${title}</summary>${list}</details>`;

function words({ status, sentences }: SizedChange): string {
  if (sentences.length === 0) return '<h3>Words</h3><p>No word of the page changes.</p>';
  const list = changesList(sentences);
  return status === 'changed' ? `<h3>Words</h3>${list}` : closed('All words of the page', list);
}

function texts(change: SizedChange): string {
  const { links, data } = change;
  return [
    words(change),
    links.length > 0 ? `<h3>Where links lead</h3>${changesList(links)}` : '',
    data.length > 0 ? closed('Data for search engines', changesList(data)) : '',
  ].join('\n');
}

/**
 * The part of the report about one page. `like` is the first page on which the same words change. For a page without
 * pictures, a link to that page replaces the list of words.
 */
export function pageSection(
  change: SizedChange,
  pictures: readonly PagePictures[] | undefined,
  like: string | undefined,
): string {
  const { path, status, snippet, bytes } = change;
  const title = escape((snippet.after ?? snippet.before)?.title ?? '');
  const photographed = pictures?.map((taken) => picturesSection(path, taken)) ?? [
    '<p class="soft">Not photographed: <code>npm run review -- --all</code> photographs all pages.</p>',
  ];
  const isAgain = pictures === undefined && like !== undefined;
  return [
    `<section id="${idOf(path)}" aria-labelledby="${idOf(path)}-title">`,
    `<h2 id="${idOf(path)}-title">${escape(path)} <span class="tag ${status}">${status}</span></h2>`,
    `<p class="soft">${title}<br>${bytesLine(bytes)}</p>`,
    isAgain ? `<p>The same words change as on <a href="#${idOf(like)}">${escape(like)}</a>.</p>` : texts(change),
    snippets(snippet),
    ...photographed,
    '</section>',
  ].join('\n');
}
