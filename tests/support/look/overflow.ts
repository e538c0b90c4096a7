/** A text that does not have enough room: the fault names the element, the detail gives the pixels and the words. */
export interface Overflow {
  fault: string;
  detail: string;
}

/**
 * Runs in the page. Finds a page that scrolls sideways, and each visible text that leaves its own box, the window or a
 * box that clips it, that is too long for its field, or that overlaps another text.
 */
export function findOverflow(): Overflow[] {
  const faults: Overflow[] = [];
  const name = (element: Element | null) =>
    element ? `${element.localName}${[...element.classList].map((part) => `.${part}`).join('')}` : '';
  const report = (what: string, element: Element, text: string, pixels: number) => {
    const words = text.replaceAll(/\s+/g, ' ').trim().slice(0, 60);
    const fault = `${name(element.parentElement)} > ${name(element)} ${what}`;
    if (pixels > 1) faults.push({ fault, detail: `by ${Math.round(pixels)} px "${words}"` });
  };
  const { clientWidth, scrollWidth } = document.documentElement;
  report('scrolls sideways', document.body, '', scrollWidth - clientWidth);

  interface Bound {
    of: Element;
    box: DOMRect;
    x: boolean;
    y: boolean;
  }
  /** The limits of an element's texts: the window and the ancestors that clip, up to a row that scrolls sideways. */
  interface Room {
    isSeen: boolean;
    isFree: boolean;
    block: Element;
    bounds: Bound[];
  }
  const known = new Map<Element, Room>();
  const roomOf = (element: Element): Room => {
    const before = known.get(element);
    if (before) return before;
    const above = element.parentElement ? roomOf(element.parentElement) : undefined;
    const { overflowX, overflowY, display, position, clipPath } = getComputedStyle(element);
    const scrolls = /auto|scroll/.test(overflowX) && element.scrollWidth > element.clientWidth;
    const x = !above || /hidden|clip/.test(overflowX);
    const y = /hidden|clip/.test(overflowY);
    const own: Bound[] = x || y ? [{ of: element, box: element.getBoundingClientRect(), x, y }] : [];
    const room = {
      // An element that is clipped to nothing is only for screen readers.
      isSeen: (above?.isSeen ?? true) && clipPath !== 'inset(50%)',
      isFree: (above?.isFree ?? false) || scrolls || position === 'fixed',
      block: display === 'inline' && above ? above.block : element,
      bounds: [...(scrolls ? [] : (above?.bounds ?? [])), ...own],
    };
    known.set(element, room);
    return room;
  };

  const lines: { top: number; rect: DOMRect; element: Element; block: Element; text: string }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || element.closest('svg,script,style,option,template')) continue;
    const { isSeen, isFree, block, bounds } = roomOf(element);
    if (!isSeen || !element.checkVisibility({ visibilityProperty: true })) continue;
    const own = { of: block, box: block.getBoundingClientRect(), x: true, y: false };
    range.selectNodeContents(node);
    for (const rect of [...range.getClientRects()].filter(({ width }) => width > 1)) {
      for (const { of, box, x, y } of [own, ...bounds]) {
        const side = Math.max(box.left - rect.left, rect.right - box.right);
        const end = Math.max(box.top - rect.top, rect.bottom - box.bottom);
        if (x) report(`sticks out of ${name(of)}`, element, text, side);
        // The box of a line includes room above and below the letters.
        if (y && end > rect.height / 4) report(`is cut above or below by ${name(of)}`, element, text, end);
      }
      const letters = new DOMRect(rect.x, rect.y + rect.height * 0.2, rect.width, rect.height * 0.6);
      if (!isFree) lines.push({ top: letters.top, rect: letters, element, block, text });
    }
  }

  const pen = document.createElement('canvas').getContext('2d')!;
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input,select')) {
    const style = getComputedStyle(field);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    if (field.checkVisibility({ visibilityProperty: true }))
      report('is cut by its field', field, text, pen.measureText(text).width - room);
  }

  lines.sort((one, other) => one.top - other.top);
  for (const [index, { rect, element, block, text }] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.top > rect.bottom) break;
      if (block === other.block || element.contains(other.element) || other.element.contains(element)) continue;
      const across = Math.min(rect.right, other.rect.right) - Math.max(rect.left, other.rect.left);
      const down = Math.min(rect.bottom, other.rect.bottom) - other.top;
      if (across > 2 && down > 2)
        report('lies on another text', element, `${text.trim()}" and "${other.text.trim()}`, down);
    }
  }
  return faults;
}
