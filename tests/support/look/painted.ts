import type { Box } from './pixels.ts';

/** A text, or the edge of a control, with the colour that its styles give it. */
export interface Painted {
  element: string;
  text: string;
  colour: string;
  opacity: number;
  /** The contrast ratio that it needs at least. */
  least: number;
  /** The parts of the page to look at: the box of a line, or thin boxes just outside of an edge. */
  boxes: Box[];
}

/** A text whose contrast axe cannot determine, by its selector. */
export interface UndeterminedText {
  target: string;
  least: number;
}

/**
 * Runs in the page. Lists the texts that axe left open, and two things that no rule of axe checks: the words in empty
 * fields, and the edges of fields and buttons.
 */
export function listPainted({ open, level }: { open: UndeterminedText[]; level: 'usual' | 'enhanced' }): Painted[] {
  const list: Painted[] = [];
  const root = document.querySelector(':popover-open') ?? document.body;
  const leasts = level === 'usual' ? { edge: 3, words: 4.5 } : { edge: 4.5, words: 7 };
  const isClear = (colour: string) => /^rgba.* 0\)$/.test(colour);
  const add = (
    kind: string,
    element: Element,
    text: string | null,
    colour: string,
    least: number,
    boxes: DOMRect[],
  ) => {
    let opacity = 1;
    let shown = boxes.filter((box) => box.bottom + scrollY > 0 && box.right > 0 && box.left < window.innerWidth);
    for (let at: Element | null = element; at; at = at.parentElement) {
      const style = getComputedStyle(at);
      opacity *= Number(style.opacity);
      if (at === element || style.overflowX === 'visible') continue;
      // A row that scrolls sideways hides what is outside of it.
      const cut = at.getBoundingClientRect();
      shown = shown.filter((box) => box.left >= cut.left && box.right <= cut.right);
    }
    list.push({
      element: `${kind} of ${element.localName}${[...element.classList].map((part) => `.${part}`).join('')}`,
      text: (text ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, 50),
      colour,
      opacity,
      least,
      boxes: shown.map(({ x, y, width, height }) => [x, y + scrollY, width, height]),
    });
  };

  const range = document.createRange();
  for (const { target, least } of open) {
    const element = document.querySelector(target)!;
    const { fill, webkitTextFillColor } = getComputedStyle(element);
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE || element.matches('select')) continue;
      range.selectNodeContents(node);
      // The boxes leave out the room above and below the letters.
      const boxes = [...range.getClientRects()].map(
        ({ x, y, width, height }) => new DOMRect(x, y + height * 0.2, width, height * 0.6),
      );
      add('text', element, node.textContent, element.closest('svg') ? fill : webkitTextFillColor, least, boxes);
    }
  }

  for (const control of root.querySelectorAll<HTMLElement>(
    'a,button,input:not([type=radio]),select,textarea,summary',
  )) {
    const { x, y, width, height, right, bottom } = control.getBoundingClientRect();
    const isOff = control.matches(':disabled,[aria-disabled=true]');
    if (!control.checkVisibility({ visibilityProperty: true }) || height < 24 || isOff) continue;
    if (control.matches('input,select,textarea')) {
      const { placeholder } = control as HTMLInputElement;
      const { color } = getComputedStyle(control, control.matches(':placeholder-shown') ? '::placeholder' : null);
      const words = new DOMRect(x + 16, y + 12, Math.max(1, width - 72), Math.min(32, height - 24));
      add('words', control, placeholder, color, leasts.words, [words]);
    }
    const { borderTopWidth, borderTopColor, backgroundColor } = getComputedStyle(control);
    const edge = parseFloat(borderTopWidth) > 0 && !isClear(borderTopColor) ? borderTopColor : backgroundColor;
    if (isClear(edge)) continue;
    // Not in the middle of the top: a sign may hang there from its pole.
    const at = { x: x + width / 3 - 4, y: y + height / 2 - 4 };
    add('edge', control, control.textContent || control.ariaLabel, edge, leasts.edge, [
      new DOMRect(at.x, y - 4, 8, 2),
      new DOMRect(at.x, bottom + 2, 8, 2),
      new DOMRect(x - 4, at.y, 2, 8),
      new DOMRect(right + 2, at.y, 2, 8),
    ]);
  }
  return list;
}
