/**
 * Records presses before hydration on what only scripts answer: buttons that do nothing by themselves, and the button of
 * a form with problems, for which the browser would show its own messages. Enter in a field outside of its form, where it
 * would press the button of the form, counts for the button beside the field. What is typed later forgets all presses.
 */
export function recordPresses(hydrate: () => void): HTMLButtonElement[] {
  const presses: HTMLButtonElement[] = [];
  addEventListener('click', (event) => {
    const button = (event.target as Element).closest<HTMLButtonElement>(
      '[type=button]:not([popovertarget]),:invalid [type=submit]',
    );
    if (!button || document.documentElement.dataset['client']) return;
    const focused = document.activeElement as HTMLInputElement;
    const isBeside = button.form && button.form === focused.form && !button.form.contains(focused);
    presses.push(isBeside ? (focused.nextElementSibling as HTMLButtonElement) : button);
    if (!button.form) return;
    event.preventDefault();
    hydrate();
  });
  addEventListener('input', () => presses.splice(0));
  return presses;
}
