// In the frame: marks on words of the page, and clicks on words.
import { theme } from '#styles/theme.ts';
import type { Origin } from '../engine/origins.ts';
import type { FrameMessage } from '../frame/Preview.tsx';
import { wordsAt, wordsFrom } from './words-on-page.ts';

export const tell = (message: FrameMessage) => parent.postMessage(message, '*');

const { colors, fonts } = theme;

export const pointStyles = `
::highlight(focused) { background: ${colors.mango}; color: ${colors.ink}; }
::highlight(hovered) { text-decoration: 3px underline ${colors.hibiscus}; }
.desk-choice { position: fixed; inset: auto; margin: 0; padding: 6px; border: 2px solid ${colors.ink}; border-radius: 12px; background: ${colors.paper}; }
.desk-choice button { display: block; width: 100%; min-height: 36px; padding: 6px 12px; border-radius: 8px; font: 600 15px/1.3 ${fonts.text}; text-align: left; color: ${colors.ink}; }
.desk-choice button:hover { background: ${colors.mangoLight}; }`;

const choice = Object.assign(document.createElement('div'), { className: 'desk-choice', popover: 'auto' });
document.documentElement.append(choice);

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

/** Another page has no words under the pointer yet, and none to choose for. */
export function leave(): void {
  isWanted = true;
  mark('hovered', []);
  choice.hidePopover();
}

/** Asks what a click is for: one of several fields, or the link. */
function choose(x: number, y: number, ways: readonly (readonly [words: string, then: () => void])[]): void {
  choice.replaceChildren(
    ...ways.map(([words, then]) => {
      const button = Object.assign(document.createElement('button'), { type: 'button', textContent: words });
      button.addEventListener('click', () => {
        choice.hidePopover();
        then();
      });
      return button;
    }),
  );
  choice.showPopover();
  choice.style.left = `${Math.max(0, Math.min(x, innerWidth - choice.offsetWidth))}px`;
  choice.style.top = `${Math.min(y, innerHeight - choice.offsetHeight)}px`;
}

/** A click leads to the field of its words. What has no words, or only follows a link, works as on the site. */
function click(event: MouseEvent): void {
  const element = event.target as Element;
  // By a key, by a script, or in the menu of this file.
  if (event.detail === 0 || !event.isTrusted || choice.contains(element)) return;
  const ids = wordsAt(event.clientX, event.clientY, origins)?.ids;
  const link = element.closest('a');
  if (ids === undefined || (ids.length === 0 && element.closest('a, button, summary, label, input'))) return;
  // What opens or chooses something in the page does that too, so that the editor sees what it shows. A form leaves it.
  if (element.closest('a, [type=submit]') !== null || !element.closest('button, summary, label, input')) {
    event.preventDefault();
    event.stopPropagation();
  }
  const ways = ids.map((id) => [labelOf(id)!, () => tell({ type: 'pressed', id })] as const);
  const [to = ''] = link?.getAttribute('href')?.split('?') ?? [];
  const toPage = /^[/#]/.test(to) ? ([[`Go to ${to}`, () => link!.click()]] as const) : [];
  if (ids.length === 0) tell({ type: 'pressed', id: undefined });
  else if (ways.length + toPage.length === 1) ways[0]![1]();
  else choose(event.clientX, event.clientY, [...ways, ...toPage]);
}

addEventListener('click', click, { capture: true });
document.addEventListener('mousemove', ({ clientX, clientY, target }) => {
  const words = choice.contains(target as Element) ? undefined : wordsAt(clientX, clientY, origins);
  const id = words?.ids[0];
  if (id !== hovered) tell({ type: 'hovered', id });
  hovered = id;
  mark('hovered', words?.range && id !== undefined ? [words.range] : []);
});
// Words that change, or that are shown later.
new ResizeObserver(() => void follow()).observe(document.documentElement);
new MutationObserver(() => requestAnimationFrame(follow)).observe(document.body, {
  subtree: true,
  childList: true,
  characterData: true,
});
