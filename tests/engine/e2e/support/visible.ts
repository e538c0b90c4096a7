import type { Page } from 'playwright/test';
import { contrast, ofPixel, toHex } from '../../../support/look/colour.ts';
import { readColours, takePicture } from '../../../support/look/pixels.ts';

/** A text or an icon that must be visible. */
interface Mark {
  element: string;
  text: string;
  least: number;
  box: [number, number, number, number];
}

/** Runs in the page. Lists every visible line of text, every icon, and the signs that styles draw beside questions. */
function listMarks(): Mark[] {
  const marks: Mark[] = [];
  const name = (element: Element) => `${element.localName}${[...element.classList].map((part) => `.${part}`).join('')}`;
  const isClipped = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));
  const isSeen = (element: Element) => !isClipped(element) && element.checkVisibility({ visibilityProperty: true });
  const add = (what: string, text: string, least: number, box: DOMRect) => {
    const isOnPage = box.bottom > 0 && box.right > 0 && box.right <= window.innerWidth && box.width > 4;
    if (isOnPage) marks.push({ element: what, text, least, box: [box.x, box.y, box.width, box.height] });
  };
  /** The nearest ancestor that scrolls sideways. It hides what is outside of it. */
  const scrollerOf = (element: Element): Element => {
    let at = element;
    while (at.parentElement && !/auto|scroll/.test(getComputedStyle(at).overflowX)) at = at.parentElement;
    return at;
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (!element || text === '' || element.closest('script,style,option,title,svg')) continue;
    if (!isSeen(element)) continue;
    range.selectNodeContents(node);
    const room = scrollerOf(element).getBoundingClientRect();
    for (const box of range.getClientRects()) {
      if (box.left < room.left || box.right > room.right) continue;
      add(name(element), text.slice(0, 40), 4.5, box);
    }
  }
  for (const icon of document.querySelectorAll('.icon,a svg:not([role]),button svg')) {
    const box = icon.getBoundingClientRect();
    const owner = icon.closest('a,button,summary,li,div')?.textContent?.trim().slice(0, 40) ?? '';
    if (isSeen(icon) && box.width <= 64) add(name(icon), owner, 3, box);
  }
  for (const summary of document.querySelectorAll('main summary')) {
    const { width, height } = getComputedStyle(summary, '::after');
    const box = summary.getBoundingClientRect();
    const side = parseFloat(width);
    if (!isSeen(summary) || !(side > 8)) continue;
    const sign = new DOMRect(box.right - side, box.y + (box.height - parseFloat(height)) / 2, side, parseFloat(height));
    // Only the inside of the circle counts, because the circle alone does not tell whether the answer is open.
    const inner = new DOMRect(sign.x + side / 4, sign.y + side / 4, side / 2, side / 2);
    add('sign of summary', (summary.textContent ?? '').trim().slice(0, 40), 3, inner);
  }
  return marks;
}

/** The texts and icons that are not visible: they contain no second colour with enough contrast to the background. */
export async function findVanished(page: Page): Promise<string[]> {
  const marks = await page.evaluate(listMarks);
  const samples = marks.map(({ box }, key) => ({ key, box }));
  const colours = await readColours(page, await takePicture(page), samples, 1 / 200);
  return marks.flatMap(({ element, text, least }, index) => {
    const [ground, ...others] = (colours[index] ?? []).toSorted(([, one], [, other]) => other - one);
    if (!ground) return [];
    const ink = others.find(([pixel]) => contrast(ofPixel(pixel), ofPixel(ground[0])) >= least);
    return ink ? [] : [`${element} "${text}" on ${toHex(ofPixel(ground[0]))}`];
  });
}
