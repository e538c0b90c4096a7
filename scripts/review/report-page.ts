import type { PageChange, Sides } from './compare.ts';
import type { Texts } from './groups.ts';
import { escape } from '#content/html.ts';
import type { Snippet } from './parts.ts';
import type { PagePictures } from './pictures.ts';
import { picturesSection } from './report-pictures.ts';
import { changesList, idOf } from './report-words.ts';
import { count } from '#content/problem.ts';

const card = (caption: string, { title, description, address }: Snippet) =>
  `<figure><figcaption>${caption}</figcaption><div class="snippet"><i>${escape(address) || 'No address'}</i><b>${escape(title)}</b>${escape(description)}</div></figure>`;

function snippets({ before, after }: Sides<Snippet>): string {
  if (before === undefined && after === undefined) return '';
  const cards = [before && card('Before', before), after && card('After', after)].filter(Boolean);
  return `<h3>Search result</h3><div class="pair">${cards.join('')}</div>`;
}

/** A list that is collapsed at first, because it is long or only few readers need it. */
const closed = (title: string, list: string) => `<details><summary>${title}</summary>${list}</details>`;

/** The texts that change: words, targets of links, and data for search engines. */
export function texts({ sentences, links, data }: Texts): string {
  return [
    sentences.length > 0 ? `<h3>Words</h3>${changesList(sentences)}` : '',
    links.length > 0 ? `<h3>Where links lead</h3>${changesList(links)}` : '',
    data.length > 0 ? closed('Data for search engines', changesList(data)) : '',
  ].join('\n');
}

/** The part of the report about pages with the same change. */
export function pagesSection(
  pages: readonly [PageChange, ...PageChange[]],
  pictures: ReadonlyMap<string, readonly PagePictures[]>,
): string {
  const [first, ...others] = pages;
  const { path, status, snippet } = first;
  const more = others.length === 0 ? '' : ` and ${count(others.length, 'more page')}`;
  const links = others.map((page) => escape(page.path)).join(', ');
  const photographed = pages.flatMap((page) =>
    (pictures.get(page.path) ?? []).map((taken) => picturesSection(page.path, taken)),
  );
  return [
    `<section id="${idOf(path)}" aria-labelledby="${idOf(path)}-title">`,
    `<h2 id="${idOf(path)}-title">${escape(path)}${more} <span class="tag ${status}">${status}</span></h2>`,
    links === '' ? '' : `<p class="soft">The same on ${links}.</p>`,
    status === 'changed' ? texts(first) : closed('All words of the page', changesList(first.sentences)),
    snippets(snippet),
    ...photographed,
    '</section>',
  ].join('\n');
}
