const slides = '[aria-roledescription=carousel]';

/**
 * Whether an event shows that the visitor is about to use a carousel. A touch alone does not, because it may only scroll
 * the page. If it scrolls the slides, they have a scroll event, which does.
 */
export function isAtSlides({ target, pointerType }: Event & { pointerType?: string }): boolean {
  return pointerType !== 'touch' && target instanceof Element && target.closest(slides) !== null;
}

/** Records clicks on carousel buttons before hydration. Returns a function that replays them. */
export function recordClicks(): () => void {
  const clicked: (HTMLElement | null)[] = [];
  const record = ({ target }: Event) => clicked.push((target as Element).closest<HTMLElement>(`${slides} button`));
  addEventListener('click', record);
  return () => {
    removeEventListener('click', record);
    for (const button of clicked) button?.click();
  };
}
