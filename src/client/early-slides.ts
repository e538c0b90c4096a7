const slides = '[aria-roledescription=carousel]';

/** An intent at slides. A finger on them may only be scrolling the page; where it swipes them, they scroll. */
export function isAtSlides(event: Event): boolean {
  const isFinger = event instanceof PointerEvent && event.pointerType === 'touch';
  return !isFinger && event.target instanceof Element && event.target.closest(slides) !== null;
}

/** Keeps presses of what only the client can turn. It returns what does them when the client has come. */
export function keepPresses(): () => void {
  const presses: HTMLElement[] = [];
  function keep({ target }: Event): void {
    const button = (target as Element).closest<HTMLElement>(`${slides} button`);
    if (button) presses.push(button);
  }
  addEventListener('click', keep);
  return () => {
    removeEventListener('click', keep);
    for (const button of presses) button.click();
  };
}
