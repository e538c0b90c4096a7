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
 * Records clicks before hydration on the buttons of a carousel, and the last one on that of a form with mistakes, for
 * which it calls `hydrate`: the browser would show its own messages. The click only has to show the mistakes, never to
 * send: it is forgotten when the visitor changes a field, and not replayed if there are none any more. Returns a function
 * that replays the clicks and records no more; if React could not be loaded, the browser then shows its messages.
 */
export function recordClicks(hydrate: () => void): () => void {
  const turns: (HTMLButtonElement | null)[] = [];
  let sending: HTMLButtonElement | null = null;
  function record(event: Event): void {
    const button = (event.target as Element).closest<HTMLButtonElement>(`${slides} button,:invalid [type=submit]`);
    if (!button?.form) {
      turns.push(button);
      return;
    }
    event.preventDefault();
    sending = button;
    hydrate();
  }
  addEventListener('click', record);
  addEventListener('input', () => (sending = null));
  return () => {
    removeEventListener('click', record);
    for (const button of turns.splice(0)) button?.click();
    if (sending?.matches(':invalid *')) sending.click();
  };
}
