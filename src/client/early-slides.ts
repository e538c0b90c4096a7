const slides = '[aria-roledescription=carousel]';

/** An intent at slides. A finger on them may only be scrolling the page; where it swipes them, they scroll. */
export function isAtSlides({ target, pointerType }: Event & { pointerType?: string }): boolean {
  return pointerType !== 'touch' && target instanceof Element && target.closest(slides) !== null;
}

/** Keeps presses of what only the client can turn. It returns what does them when the client has come. */
export function keepPresses(): () => void {
  const presses: (HTMLElement | null)[] = [];
  const keep = ({ target }: Event) => presses.push((target as Element).closest<HTMLElement>(`${slides} button`));
  addEventListener('click', keep);
  return () => {
    removeEventListener('click', keep);
    for (const button of presses) button?.click();
  };
}
