/** Runs in the page. Lists controls and cards without an edge, and controls that do not show the focus. */
export function listUnmarked(): string[] {
  const faults = new Set<string>();
  const name = (element: Element) => `${element.localName}${[...element.classList].map((part) => `.${part}`).join('')}`;
  const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const boxes =
    '.button,.round,.card,.stop:not(:has(>a)),.stop>a,.tile,.panel,.notice,.review,.cells,input:not([type=radio],.hidden),select,textarea';
  for (const element of document.querySelectorAll(boxes)) {
    if (!isSeen(element)) continue;
    // A tile of a group has the edge of the group.
    const owner = element.matches('.tile') && element.parentElement ? element.parentElement : element;
    const style = getComputedStyle(owner);
    // A row of a list only has a line below it.
    const side = parseFloat(style.borderTopWidth) >= 1 ? 'Top' : 'Bottom';
    const [width, line, edge] = [style[`border${side}Width`], style[`border${side}Style`], style[`border${side}Color`]];
    const isSeenEdge = edge !== getComputedStyle(document.body).backgroundColor && !/^rgba.* 0\)$/.test(edge);
    if (parseFloat(width) < 1 || line === 'none' || !isSeenEdge) faults.add(`${name(element)} has no edge`);
  }
  for (const control of document.querySelectorAll<HTMLElement>('a[href],button,input,select,textarea,summary')) {
    if (!isSeen(control) || control.closest('svg')) continue;
    control.focus({ focusVisible: true, preventScroll: true } as FocusOptions);
    // The focus ring of a hidden radio button is painted around the label beside it, that of a hidden box around its own.
    const label = control.closest<HTMLElement>('label.button');
    const painted = control.matches('[type=radio]:not(.board-cells *)')
      ? control.nextElementSibling!
      : (label ?? control);
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(painted);
    const isSeenFocus = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/^rgba.* 0\)$/.test(outlineColor);
    if (document.activeElement === control && !isSeenFocus) faults.add(`${name(control)} does not show the focus`);
  }
  return [...faults];
}

/**
 * Runs in the page. Lists what should not be printed: navigation, decoration, backgrounds, and text that is not dark or
 * that leaves the paper.
 */
export function listPrinted(): string[] {
  const faults = new Set<string>();
  const name = (element: Element) => `${element.localName}${[...element.classList].map((part) => `.${part}`).join('')}`;
  const numbers = (colour: string) => colour.match(/[\d.]+/g)?.map(Number) ?? [];
  const unwanted = 'nav:not([aria-label="On this page"]),.book-bar,.tile-strip,.skip,form:not(.board),iframe,button';
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect();
    if (!element.checkVisibility({ visibilityProperty: true }) || box.width <= 1 || box.height <= 1) continue;
    // The block of a visit sheet is printed in outline.
    const isDecoration = element.matches('svg[aria-hidden=true]:not(.room,.deck),img[alt=""]') && box.width > 64;
    if (isDecoration || element.matches(unwanted)) faults.add(`${name(element)} is printed`);
    if (element.closest('svg')) continue;
    const style = getComputedStyle(element);
    const [red = 0, green = 0, blue = 0, alpha = 1] = numbers(style.backgroundColor);
    if (alpha > 0 && Math.min(red, green, blue) < 250)
      faults.add(`${name(element)} has a ground of ${style.backgroundColor}`);
    const hasWords = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
    const [r = 0, g = 0, b = 0] = numbers(style.color);
    if (hasWords && Math.max(r, g, b) > 64) faults.add(`${name(element)} has words of ${style.color}`);
    if (hasWords && box.right > window.innerWidth + 1) faults.add(`${name(element)} leaves the paper`);
  }
  return [...faults];
}
