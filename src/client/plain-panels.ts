/* In browsers without popovers, opens and closes the two panels of the navigation bar. */
import type { panels } from '#components/NavBar.tsx';

const ids: readonly (typeof panels)[keyof typeof panels][] = ['services-panel', 'menu-panel'];

/** Opens the panel of the button that contains the target, unless it is open, and closes the other, or both. */
function press(target: EventTarget | null): void {
  for (const panel of ids.map((id) => document.getElementById(id))) {
    const button = panel?.previousElementSibling;
    if (!panel || !button) continue;
    const wasOpen = panel.hasAttribute('data-open');
    const isPressed = target instanceof Node && button.contains(target);
    const isInside = target instanceof Element && panel.contains(target) && !target.closest('a,form button');
    const isOpen = isPressed ? !wasOpen : wasOpen && isInside;
    panel.toggleAttribute('data-open', isOpen);
    button.setAttribute('aria-expanded', String(isOpen));
  }
}

press(null);
addEventListener('click', ({ target }) => press(target));
addEventListener('popstate', () => press(null));
addEventListener('keydown', ({ key, target }) => {
  const panel = document.querySelector('header [data-open]');
  if (key !== 'Escape' || !panel) return;
  if (panel.contains(target as Node)) (panel.previousElementSibling as HTMLElement).focus();
  press(null);
});
