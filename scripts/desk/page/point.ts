// In the frame: marks on words of the page, and clicks on words.
import { theme } from '#styles/theme.ts';
import type { Origin } from '../engine/origins.ts';
import type { FrameMessage } from '../frame/Preview.tsx';
import { wordsAt, wordsFrom } from './words-on-page.ts';

export const tell = (message: FrameMessage) => parent.postMessage(message, '*');

const { colors } = theme;

export const pointStyles = `
::highlight(focused) { background: ${colors.mango}; color: ${colors.ink}; }
::highlight(hovered) { text-decoration: 3px underline ${colors.hibiscus}; }`;

let origins: readonly Origin[] = [];
let focused: number | undefined;
let hovered: number | undefined;

const labelOf = (id: number | undefined) => origins.find((origin) => origin.id === id)?.label;

const mark = (name: 'focused' | 'hovered', ranges: readonly Range[]) =>
  CSS.highlights.set(name, new Highlight(...ranges));

/** Whether the words of the focused field are still to be shown: those of a new text come later. */
let isWanted = false;

/** Marks the words of the focused field. Once, it opens what is around them, and scrolls to them. */
function follow(): Range | undefined {
  const ranges = focused === undefined ? [] : wordsFrom(focused, origins, isWanted);
  const [first] = ranges;
  mark('focused', ranges);
  if (first !== undefined) tell({ type: 'found', isFound: true });
  if (isWanted) first?.startContainer.parentElement!.scrollIntoView({ block: 'center' });
  if (first !== undefined) isWanted = false;
  return first;
}

/** The desk has another focused field, or other fields. */
export function point(next: readonly Origin[], id: number | undefined): void {
  const before = labelOf(focused);
  [origins, focused] = [next, id];
  if (labelOf(id) !== before) isWanted = true;
  if (follow() === undefined) tell({ type: 'found', isFound: false, path: document.body.dataset['path'] });
}

/** Another page has no words under the pointer yet. */
export function resetMarks(): void {
  isWanted = true;
  mark('hovered', []);
}

/** A click leads to the field of its words. What has no words works as on the site, and with Ctrl a link does. */
function click(event: MouseEvent): void {
  const element = event.target as Element;
  // By a key, or by a script.
  if (event.detail === 0 || !event.isTrusted || event.ctrlKey || event.metaKey) return;
  const words = wordsAt(event.clientX, event.clientY, origins);
  if (words === undefined || (words.id === undefined && element.closest('a, button, summary, label, input'))) return;
  // What opens or chooses something in the page does that too, so that the editor sees what it shows. A form leaves it.
  if (element.closest('a, [type=submit]') !== null || !element.closest('button, summary, label, input')) {
    event.preventDefault();
    event.stopPropagation();
  }
  tell({ type: 'pressed', id: words.id });
}

addEventListener('click', click, { capture: true });
document.addEventListener('mousemove', ({ clientX, clientY }) => {
  const { id, range } = wordsAt(clientX, clientY, origins) ?? {};
  if (id !== hovered) tell({ type: 'hovered', id });
  hovered = id;
  mark('hovered', range && id !== undefined ? [range] : []);
});
// Words that change, or that are shown later.
new ResizeObserver(() => void follow()).observe(document.documentElement);
new MutationObserver(() => requestAnimationFrame(follow)).observe(document.body, {
  subtree: true,
  childList: true,
  characterData: true,
});
