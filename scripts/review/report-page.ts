import { diffWordsWithSpace } from 'diff';
import { groupBy } from '#content/group.ts';
import { escape } from '#content/html.ts';
import type { Change, Difference } from './compare.ts';
import { moreName } from './groups.ts';
import { idOf, picturesSection } from './report-pictures.ts';
import type { PagePictures } from './pictures.ts';

/** One side of a text that was changed, with marks on the words that differ. */
function marked({ before = '', after = '' }: Change, side: 'removed' | 'added'): string {
  return diffWordsWithSpace(before, after)
    .filter((part) => part[side] || part.added === part.removed)
    .map((part) => (part[side] && part.value.trim() !== '' ? `<mark>${escape(part.value)}</mark>` : escape(part.value)))
    .join('');
}

function itemOf(change: Change): string {
  const { name, before, after } = change;
  const isBoth = before !== undefined && after !== undefined;
  const shown = (tag: 'del' | 'ins', text: string, side: 'removed' | 'added') =>
    `<${tag}>${isBoth ? marked(change, side) : escape(text)}</${tag}>`;
  return [
    '<li>',
    name === undefined ? '' : `<b>${escape(name)}</b>`,
    before === undefined ? '' : shown('del', before, 'removed'),
    after === undefined ? '' : shown('ins', after, 'added'),
    '</li>',
  ].join('');
}

/** The texts that were removed and added, one place of the page after the other. Equal changes are shown once. */
function changesList(changes: readonly Change[]): string {
  const items = [...groupBy(changes.map(itemOf), (item) => item)].map(([item, { length }]) =>
    length > 1 ? item.replace('</li>', `<span class="soft">${length} times</span></li>`) : item,
  );
  return `<ul class="changes">${items.join('')}</ul>`;
}

/** The heads of what changes on a page. Its tags are in no list: they only tell pages apart. */
const heads = {
  words: 'Words',
  links: 'Where links lead',
  result: 'Search result',
  data: 'Data for search engines',
} as const;
type Part = keyof typeof heads;

/** What changes, by the parts of a page. Long lists that only few readers need are closed at first. */
export function texts(changes: readonly Change[], closed: readonly Part[] = ['data']): string {
  const byPart = groupBy(changes, ({ part }) => part);
  return Object.entries(heads)
    .flatMap(([part, head]) => {
      const found = byPart.get(part);
      if (found === undefined) return [];
      const list = changesList(found);
      if (!closed.includes(part as Part)) return `<h3>${head}</h3>${list}`;
      return `<details><summary>${head}</summary>${list}</details>`;
    })
    .join('\n');
}

/** The part of the report about pages with the same change. */
export function pagesSection(
  pages: readonly [Difference, ...Difference[]],
  pictures: ReadonlyMap<string, readonly PagePictures[]>,
): string {
  const [{ name: path, status, changes }, ...others] = pages;
  const more = others.length === 0 ? '' : ` and ${moreName(others)}`;
  const links = others.map(({ name }) => escape(name)).join(', ');
  const photographed = pages.flatMap(({ name }) =>
    (pictures.get(name) ?? []).map((taken) => picturesSection(name, taken)),
  );
  return [
    `<section id="${idOf(path)}" aria-labelledby="${idOf(path)}-title">`,
    `<h2 id="${idOf(path)}-title">${escape(path)}${more} <span class="tag">${status}</span></h2>`,
    links === '' ? '' : `<p class="soft">The same on ${links}.</p>`,
    texts(changes, status === 'changed' ? ['data'] : ['words']),
    ...photographed,
    '</section>',
  ].join('\n');
}
