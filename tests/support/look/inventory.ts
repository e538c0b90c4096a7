/** A line of visible text, or the edge of a control, as the styles say it is painted. */
export interface Painted {
  kind: 'text' | 'placeholder' | 'edge' | 'drawn text' | 'focus ring';
  element: string;
  text: string;
  colour: string;
  /** A second colour beside it: one of them is enough. */
  second?: string;
  /** The least contrast that it needs. */
  least: number;
  opacity: number;
  /** The parts of the page to look at: the box of the line, or thin boxes along the edge, outside of it. */
  boxes: [number, number, number, number][];
}

/** Runs in the page. Lists every visible text line, and the edges of every field and button, of an open panel alone. */
export function listPainted(): Painted[] {
  const list: Painted[] = [];
  const root = document.querySelector(':popover-open') ?? document.body;
  const seen = new Map<Element, { visible: boolean; opacity: number }>();
  const look = (element: Element): { visible: boolean; opacity: number } => {
    const before = seen.get(element);
    if (before) return before;
    const above = element.parentElement ? look(element.parentElement) : { visible: true, opacity: 1 };
    const style = getComputedStyle(element);
    const state = {
      visible:
        above.visible && element.checkVisibility({ visibilityProperty: true }) && style.clipPath !== 'inset(50%)',
      opacity: above.opacity * Number(style.opacity),
    };
    seen.set(element, state);
    return state;
  };
  const name = (element: Element) => `${element.localName}${[...element.classList].map((part) => `.${part}`).join('')}`;
  const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, 50);
  const leastOf = (style: CSSStyleDeclaration) => {
    const size = parseFloat(style.fontSize);
    return size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
  };
  const onPage = (box: DOMRect, width = window.innerWidth) =>
    box.bottom > 0 && box.right > 0 && box.left < width && box.width > 1;
  /** A row that scrolls hides what is beside it. */
  const scrollerOf = (element: Element): Element | null => {
    let at = element.parentElement;
    while (at && !/auto|scroll|hidden|clip/.test(getComputedStyle(at).overflowX)) at = at.parentElement;
    return at;
  };

  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!element || (node.textContent ?? '').trim() === '' || element.closest('script,style,option,title')) continue;
    const { visible, opacity } = look(element);
    if (!visible || element.matches(':disabled,:disabled *')) continue;
    const style = getComputedStyle(element);
    const drawn = element.closest('svg') !== null;
    // A number that is painted on a house is decoration.
    if (drawn && element.closest('[aria-hidden=true]')) continue;
    const cut = scrollerOf(element)?.getBoundingClientRect() ?? document.documentElement.getBoundingClientRect();
    range.selectNodeContents(node);
    const boxes = [...range.getClientRects()]
      .filter((box) => onPage(box) && box.left >= cut.left && box.right <= cut.right)
      // Room above and below the letters is not behind them.
      .map((box): [number, number, number, number] => [box.x, box.y + box.height * 0.2, box.width, box.height * 0.6]);
    list.push({
      kind: drawn ? 'drawn text' : 'text',
      element: `${element.parentElement ? `${name(element.parentElement)} > ` : ''}${name(element)}`,
      text: words(node.textContent ?? ''),
      colour: drawn ? style.fill : style.webkitTextFillColor,
      least: leastOf(style),
      opacity,
      boxes,
    });
  }

  for (const field of root.querySelectorAll<HTMLInputElement>('input,select,textarea')) {
    const box = field.getBoundingClientRect();
    if (!look(field).visible || !onPage(box) || field.disabled) continue;
    const isEmpty = field.value === '' && (field.placeholder ?? '') !== '';
    const style = getComputedStyle(field, isEmpty ? '::placeholder' : null);
    list.push({
      kind: 'placeholder',
      element: name(field),
      text: words(field.placeholder ?? field.name),
      colour: style.color,
      least: 4.5,
      opacity: look(field).opacity * Number(style.opacity),
      boxes: [[box.x + 16, box.y + 12, Math.max(1, box.width - 72), Math.min(32, box.height - 24)]],
    });
  }

  for (const control of root.querySelectorAll<HTMLElement>('a,button,input,select,textarea,summary')) {
    const box = control.getBoundingClientRect();
    const style = getComputedStyle(control);
    const hasBorder = parseFloat(style.borderTopWidth) > 0 && !/^rgba.* 0\)$/.test(style.borderTopColor);
    const hasGround = !/^rgba.* 0\)$/.test(style.backgroundColor);
    if (!look(control).visible || !onPage(box) || box.height < 24 || control.matches(':disabled')) continue;
    if (!hasBorder && !hasGround) continue;
    const middle = { x: box.x + box.width / 2 - 4, y: box.y + box.height / 2 - 4 };
    list.push({
      kind: 'edge',
      element: name(control),
      text:
        words(control.textContent ?? '') || control.getAttribute('aria-label') || control.getAttribute('name') || '',
      colour: hasBorder ? style.borderTopColor : style.backgroundColor,
      least: 3,
      opacity: look(control).opacity,
      boxes: [
        [middle.x, box.y - 4, 8, 2],
        [middle.x, box.bottom + 2, 8, 2],
        [box.x - 4, middle.y, 2, 8],
        [box.right + 2, middle.y, 2, 8],
      ],
    });
  }
  return list;
}

/** Runs in the page. Lists the mark that each control shows when the keyboard reaches it. */
export function listRings(): Painted[] {
  const list: Painted[] = [];
  const controls = 'a[href],button,input,select,textarea,summary,[tabindex="0"]';
  for (const control of document.querySelectorAll<HTMLElement>(controls)) {
    if (control.closest('svg') || !control.checkVisibility({ visibilityProperty: true })) continue;
    control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    if (document.activeElement !== control) continue;
    const box = control.getBoundingClientRect();
    if (box.right < 0 || box.left > window.innerWidth || box.bottom < 0) continue;
    const style = getComputedStyle(control);
    const width = style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth);
    const isField = control.matches('input,select,textarea');
    const out = isField ? width + 2 : parseFloat(style.outlineOffset) + width + 1;
    const ring = width < 2 ? 'rgba(0, 0, 0, 0)' : style.outlineColor;
    list.push({
      kind: 'focus ring',
      element: `${control.localName}${[...control.classList].map((part) => `.${part}`).join('')}`,
      text: (control.textContent ?? '').trim().slice(0, 50) || (control.getAttribute('aria-label') ?? ''),
      // The border of a field turns from grey to ink; the ring around it is an addition.
      colour: isField ? style.borderTopColor : ring,
      // A ring of two colours can be seen on every ground.
      ...(!isField &&
        style.boxShadow.endsWith('0px 0px 0px 3px') && { second: style.boxShadow.split(' 0px')[0] ?? ring }),
      least: 3,
      opacity: 1,
      boxes: [
        [box.x + box.width / 2 - 4, box.y - out - 1, 8, 1],
        [box.x + box.width / 2 - 4, box.bottom + out, 8, 1],
      ],
    });
  }
  (document.activeElement as HTMLElement | null)?.blur();
  return list;
}
