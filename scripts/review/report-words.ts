import { diffWordsWithSpace } from 'diff';
import { groupBy } from '#content/group.ts';
import { escape } from '#content/html.ts';
import type { Change } from './compare.ts';

/** The name of an element from the path of a page. */
export const idOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

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
export function changesList(changes: readonly Change[]): string {
  const items = [...groupBy(changes.map(itemOf), (item) => item)].map(([item, { length }]) =>
    length > 1 ? item.replace('</li>', `<span class="soft">${length} times</span></li>`) : item,
  );
  return `<ul class="changes">${items.join('')}</ul>`;
}
