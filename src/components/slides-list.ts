/** What turns slides: one on, one back, or that with an index. */
export type Turn = 'next' | 'previous' | number;

const rowOf = (view: HTMLElement) => view.firstElementChild as HTMLElement;

/** From the left edge of one slide to that of the next, in pixels. */
function stepOf(view: HTMLElement): number {
  const [first, second] = rowOf(view).children;
  return first && second ? second.getBoundingClientRect().x - first.getBoundingClientRect().x : view.clientWidth;
}

/** How many slides are seen at a time. */
export function seenAtOnce(view: HTMLElement): number {
  return Math.round(rowOf(view).offsetWidth / stepOf(view));
}

/** The index of the slide that is nearest to the left edge of a list that scrolls. */
export function nearest(view: HTMLElement): number {
  return Math.round(view.scrollLeft / stepOf(view));
}

/** Turns a list that scrolls; after its end it begins again. */
export function turnList(view: HTMLElement, turn: Turn): void {
  const last = Math.round((view.scrollWidth - view.clientWidth) / stepOf(view));
  const wanted = typeof turn === 'number' ? turn : nearest(view) + (turn === 'next' ? 1 : -1);
  const index = typeof turn === 'number' || (wanted >= 0 && wanted <= last) ? wanted : wanted < 0 ? last : 0;
  view.scrollTo({ left: index * stepOf(view) });
}

const isAtSlide = (view: HTMLElement) => Math.abs(view.scrollLeft - nearest(view) * stepOf(view)) < 1;

/** Resolves when a list that scrolls stands at a slide and nobody holds it. */
export async function atRest(view: HTMLElement, isHeld: () => boolean): Promise<void> {
  while (view.isConnected && (isHeld() || !isAtSlide(view))) await new Promise(requestAnimationFrame);
}
