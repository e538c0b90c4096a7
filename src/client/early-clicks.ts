/* What visitors do before hydration: whether they are at a carousel, and the clicks that have to wait. */
const slides = '[aria-roledescription=carousel],.strip';

/**
 * Whether an event shows that the visitor is about to use a carousel. A touch alone does not, because it may only scroll
 * the page. If it scrolls the slides, they have a scroll event, which does.
 */
export function isAtSlides({ target, pointerType }: Event & { pointerType?: string }): boolean {
  return pointerType !== 'touch' && target instanceof Element && target.closest(slides) !== null;
}

/**
 * Records clicks before hydration on buttons that only scripts answer. A click on the button of a form with mistakes
 * marks the form, until the visitor changes a field, and calls `hydrate`: the browser would show its own messages. It is
 * never clicked again, because the form may have no mistakes by then, and would be sent. Returns a function that replays
 * the clicks, records no more, and returns that form.
 */
export function recordClicks(hydrate: () => void): () => HTMLFormElement | undefined {
  const turns: (HTMLButtonElement | null)[] = [];
  let form: HTMLFormElement | undefined;
  function record(event: Event): void {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      '[type=button]:not([popovertarget]),:invalid [type=submit]',
    );
    if (!button?.form) {
      turns.push(button);
      return;
    }
    event.preventDefault();
    form = button.form;
    form.dataset['early'] = '';
    hydrate();
  }
  addEventListener('click', record);
  addEventListener('input', () => delete form?.dataset['early']);
  return () => {
    removeEventListener('click', record);
    for (const button of turns.splice(0)) button?.click();
    return form;
  };
}
