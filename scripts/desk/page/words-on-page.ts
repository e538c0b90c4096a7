// In the frame: which field the words of the page are from, and where the words of a field are.
import type { Origin } from '../engine/origins.ts';
import { idsIn, piecesOf } from '../engine/marks.ts';

/** Words of the page with the number of their field. */
interface Words {
  id: number | undefined;
  range: Range;
}

/** The paragraph, heading or cell around words: what follows in it is from the same field. */
function blockOf(node: Node): Element {
  const { parentElement } = node;
  return getComputedStyle(parentElement!).display === 'inline' ? blockOf(parentElement!) : parentElement!;
}

/** The only field with a text that has no mark. */
function onlyWith(text: string, origins: readonly Origin[]): number | undefined {
  const [found, ...others] = origins.filter((origin) => origin.text === text);
  return others.length === 0 ? found?.id : undefined;
}

function* wordsIn(root: Element, origins: readonly Origin[]): Generator<Words> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let [block, id]: [Element | undefined, number | undefined] = [undefined, undefined];
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const text = node.textContent!;
    if (text.trim() === '') continue;
    const own = blockOf(node);
    // Words for screen readers lie over others: in a box of one pixel.
    if (own.getBoundingClientRect().width === 1) continue;
    if (own !== block) [block, id] = [own, undefined];
    for (const piece of piecesOf(text, id)) {
      id = piece.id;
      const range = document.createRange();
      range.setStart(node, piece.from);
      range.setEnd(node, piece.to);
      yield { id: piece.from === 0 ? (onlyWith(text.trim(), origins) ?? id) : id, range };
    }
  }
}

const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;

/**
 * The words at a point, with the field that they are from, or that of the sentence around them. Beside the words of a link or
 * a button, its first ones; at a time in a table, the field of the head of its row. Undefined if there are no words. An
 * element without text may cover them.
 */
export function wordsAt(x: number, y: number, origins: readonly Origin[]): Partial<Words> | undefined {
  const elements = document.elementsFromPoint(x, y);
  const [placeholder] = elements[0] instanceof HTMLInputElement ? idsIn(elements[0].placeholder) : [];
  if (placeholder !== undefined) return { id: placeholder };
  const element = elements.find(({ textContent }) => textContent.trim() !== '');
  if (element?.firstChild == null) return undefined;
  const words = [...wordsIn(blockOf(element.firstChild), origins)];
  const at = words.find(({ range }) => [...range.getClientRects()].some((box) => holds(box, x, y)));
  const around = words.find(({ range }) => range.startContainer === at?.range.startContainer);
  const control = element.closest('a, button, summary, label');
  const [first] = !at && control ? wordsIn(control, origins) : [];
  const id = at?.id ?? around?.id ?? first?.id;
  // The words of a format say how a time is written. The time itself has no mark: it is beside the head of its row.
  const isFormat = origins.some((origin) => origin.id === id && origin.text.startsWith('{'));
  const row = isFormat ? element.closest('tr') : null;
  const [head] = row ? wordsIn(row, origins) : [];
  return at || first ? { id: head?.id ?? id, ...(at && { range: at.range }) } : undefined;
}

/** The visible words of the page that are from a field. If all are in something closed, the first opens, if wanted. */
export function wordsFrom(id: number, origins: readonly Origin[], isOpened: boolean): Range[] {
  const all = [...wordsIn(document.body, origins)].filter((words) => words.id === id).map(({ range }) => range);
  const around = ({ startContainer }: Range) => startContainer.parentElement!;
  // What is closed may have rectangles too.
  const isVisible = (range: Range) => range.getClientRects().length > 0 && around(range).checkVisibility();
  const closed = all[0] && around(all[0]).closest<HTMLDetailsElement>('details:not([open])');
  if (closed && isOpened && !all.some(isVisible)) closed.open = true;
  return all.filter(isVisible);
}
