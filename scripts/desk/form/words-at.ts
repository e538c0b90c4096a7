const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number) =>
  left <= x && x <= right && top <= y && y <= bottom;

/** The text node inside an element that is visible at a point. */
function textAt(element: Element, x: number, y: number): Node | undefined {
  const page = element.ownerDocument;
  const texts = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const range = page.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    range.selectNodeContents(text);
    if ([...range.getClientRects()].some((box) => holds(box, x, y))) return text;
  }
  return undefined;
}

/**
 * The words at a point of a page: those of the text node, of its parent and of the first element with text, from few
 * words to many. The text node may be only a part of a field, such as a price without its unit, and an input without
 * text may cover both.
 */
export function wordsAt(page: Document, x: number, y: number): string[] {
  const element = page.elementsFromPoint(x, y).find(({ textContent }) => textContent.trim() !== '');
  const text = element && textAt(element, x, y);
  return [text?.textContent, text?.parentElement?.textContent, element?.textContent].map((words) => words ?? '');
}
