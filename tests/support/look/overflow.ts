/** A text that does not have the room it needs. */
export interface Fault {
  what: string;
  element: string;
  text: string;
  pixels: number;
}

/**
 * Runs in the page. Finds a page that scrolls sideways, and every visible text that leaves the window, is cut by a
 * box that hides what leaves it, sticks out of its own box, or lies on another text.
 */
export function findFaults(): Fault[] {
  const faults: Fault[] = [];
  const slack = 1;
  const width = window.innerWidth;
  const name = (element: Element) => {
    const parent = element.parentElement;
    const own = `${element.localName}${[...element.classList].map((part) => `.${part}`).join('')}`;
    return element.classList.length > 0 || !parent
      ? own
      : `${parent.localName}${[...parent.classList].map((part) => `.${part}`).join('')} > ${own}`;
  };
  const report = (what: string, element: Element, text: string, pixels: number) => {
    const words = text.replaceAll(/\s+/g, ' ').trim();
    faults.push({ what, element: name(element), text: words.slice(0, 60), pixels: Math.round(pixels) });
  };

  interface Surroundings {
    isSeen: boolean;
    isFixed: boolean;
    scrolls: boolean;
    block: Element;
    clips: { box: DOMRect; x: boolean; y: boolean; element: Element }[];
  }
  const known = new Map<Element, Surroundings>();
  const look = (element: Element): Surroundings => {
    const before = known.get(element);
    if (before) return before;
    const above = element.parentElement && element !== document.body ? look(element.parentElement) : undefined;
    const style = getComputedStyle(element);
    const box = element.getBoundingClientRect();
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const scrollsHere = /auto|scroll/.test(style.overflowX) && element.scrollWidth > element.clientWidth;
    // What a row that scrolls has beside it can be reached.
    const clips = scrollsHere ? [] : [...(above?.clips ?? [])];
    const x = hides(style.overflowX);
    const y = hides(style.overflowY);
    if (x || y) clips.push({ box, x, y, element });
    const around = {
      isSeen:
        element.checkVisibility({ visibilityProperty: true }) &&
        style.clipPath !== 'inset(50%)' &&
        (above?.isSeen ?? true),
      isFixed: style.position === 'fixed' || (above?.isFixed ?? false),
      scrolls: scrollsHere || (above?.scrolls ?? false),
      block: style.display.startsWith('inline') && style.display === 'inline' && above ? above.block : element,
      clips,
    };
    known.set(element, around);
    return around;
  };

  if (document.documentElement.scrollWidth > width) {
    const [widest] = [...document.body.querySelectorAll('*')]
      .filter((element) => !look(element).scrolls && !look(element).clips.some(({ x }) => x) && look(element).isSeen)
      .toSorted((one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right);
    report('the page scrolls sideways', widest ?? document.body, '', document.documentElement.scrollWidth - width);
  }

  const lines: { rect: DOMRect; element: Element; block: Element; text: string }[] = [];
  const check = (rect: DOMRect, element: Element, text: string) => {
    const around = look(element);
    const box = around.block.getBoundingClientRect();
    const leaves = around.scrolls ? 0 : Math.max(-rect.left, rect.right - width);
    const sideOf = (other: DOMRect) => Math.max(other.left - rect.left, rect.right - other.right);
    const endOf = (other: DOMRect) => Math.max(other.top - rect.top, rect.bottom - other.bottom);
    const side = around.clips.find(({ box, x }) => x && sideOf(box) > slack);
    // The box of a line holds room above and below the letters.
    const end = around.clips.find(({ box, y }) => y && endOf(box) > rect.height / 4);
    if (leaves > slack) report('leaves the window', element, text, leaves);
    else if (side) report(`is cut sideways by ${name(side.element)}`, element, text, sideOf(side.box));
    else if (end) report(`is cut above or below by ${name(end.element)}`, element, text, endOf(end.box));
    else if (sideOf(box) > slack) report(`sticks out of ${name(around.block)}`, element, text, sideOf(box));
    if (!around.isFixed && !around.scrolls) {
      const letters = new DOMRect(rect.x, rect.y + rect.height * 0.2, rect.width, rect.height * 0.6);
      lines.push({ rect: letters, element, block: around.block, text });
    }
  };

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || text.trim() === '' || element.closest('svg,script,style,option,template')) continue;
    if (!look(element).isSeen) continue;
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) if (rect.width > 1) check(rect, element, text);
  }

  const pen = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('input,select')) {
    if (!pen || !look(field).isSeen) continue;
    const style = getComputedStyle(field);
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? '') : field.placeholder;
    const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    const out = pen.measureText(text).width - room;
    if (out > slack) report('is cut by its field', field, text, out);
  }

  lines.sort((one, other) => one.rect.top - other.rect.top);
  for (const [index, one] of lines.entries()) {
    for (const other of lines.slice(index + 1)) {
      if (other.rect.top > one.rect.bottom) break;
      if (one.block === other.block || one.element.contains(other.element) || other.element.contains(one.element))
        continue;
      const across = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
      const down = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
      if (across > 2 && down > 2)
        report('lies on another text', one.element, `${one.text.trim()}" and "${other.text.trim()}`, down);
    }
  }
  return faults;
}
