import { align } from './align.ts';
import type { TextChange } from './compare.ts';
import { escape } from '#content/html.ts';

/** The name of an element from the path of a page. */
export const idOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));

/** A text and what it was changed to, with marks on the words that differ. */
function markedPair(before: string, after: string): [string, string] {
  const wordsOf = (text: string) => text.split(/(?<=\s)/);
  const [old, now] = [wordsOf(before), wordsOf(after)];
  const runs = align(old, now);
  const marked = (words: readonly string[], isSame: boolean) => {
    const part = escape(words.join(''));
    return isSame || part.trim() === '' ? part : `<mark>${part.trimEnd()}</mark>${/\s*$/.exec(part)![0]}`;
  };
  return [
    runs.map((run) => marked(old.slice(...run.before), run.isSame)).join(''),
    runs.map((run) => marked(now.slice(...run.after), run.isSame)).join(''),
  ];
}

function itemOf({ removed, added }: TextChange): string {
  const pairs = Math.min(removed.length, added.length);
  const lines = Array.from({ length: pairs }, (_, index) => {
    const [old, now] = markedPair(removed[index]!, added[index]!);
    return `<del>${old}</del><ins>${now}</ins>`;
  });
  const gone = removed.slice(pairs).map((text) => `<del>${escape(text)}</del>`);
  const come = added.slice(pairs).map((text) => `<ins>${escape(text)}</ins>`);
  return `<li>${[...lines, ...gone, ...come].join('')}</li>`;
}

/** The texts that were removed and added, one place of the page after the other. Equal changes are shown once. */
export function changesList(changes: readonly TextChange[]): string {
  const items = changes.map(itemOf);
  const shown = [...new Set(items)].map((item) => {
    const times = items.filter((other) => other === item).length;
    return times > 1 ? item.replace('</li>', `<span class="soft">${times} times</span></li>`) : item;
  });
  return `<ul class="changes">${shown.join('')}</ul>`;
}
