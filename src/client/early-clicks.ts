/* What visitors do before hydration: whether it is at a carousel, and the clicks that have to wait. */
const slides = '[aria-roledescription=carousel]';

/**
 * Whether an event shows that the visitor is about to use a carousel. A touch alone does not, because it may only scroll
 * the page. If it scrolls the slides, they have a scroll event, which does.
 */
export function isAtSlides({ target, pointerType }: Event & { pointerType?: string }): boolean {
  return pointerType !== 'touch' && target instanceof Element && target.closest(slides) !== null;
}

/**
 * Records clicks before hydration on the buttons of a carousel, and on that of a form with mistakes, for which it calls
 * `hydrate`: the browser would show its own messages. Returns a function that replays the clicks and records no
 * more; if React could not be loaded, the browser then shows its messages.
 */
export function recordClicks(hydrate: () => void): () => void {
  const clicked: (HTMLButtonElement | null)[] = [];
  function record(event: Event): void {
    const button = (event.target as Element).closest<HTMLButtonElement>(`${slides} button,:invalid [type=submit]`);
    clicked.push(button);
    if (!button?.form) return;
    event.preventDefault();
    hydrate();
  }
  addEventListener('click', record);
  return () => {
    removeEventListener('click', record);
    for (const button of clicked.splice(0)) button?.click();
  };
}
