/*
 * What the platform leaves open of the two panels of the bar. It opens and closes them, by button and by Escape; it does
 * not move the focus, keep the page behind out of reach, or know that a link was followed.
 */
import type { panels } from '#components/NavBar.tsx';

const servicesId: typeof panels.services = 'services-panel';
const menuId: typeof panels.menu = 'menu-panel';

/** The panel that is open; of the two it is one at most. */
const openPanel = () => document.querySelector<HTMLElement>('header :popover-open');

/** What opens and closes a panel stands before it. */
const buttonOf = (panel: Element) => panel.previousElementSibling as HTMLButtonElement;

/** What is behind the menu can be reached, or not. */
function setInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('#root>:not(header)')) {
    // The slot of the reviews is out of reach until something is shown in it.
    part.inert = inert || part.matches('#reviews:not([data-shown])');
  }
}

/** The menu covers all else, and the focus goes into it. It is shown first: looking through the page takes a moment. */
function onToggle({ target, newState }: Event & Partial<ToggleEvent>): void {
  const panel = target as Element;
  if (panel.id !== menuId || newState !== 'open') return;
  setInert(true);
  panel.querySelector('a')?.focus();
}

/** A panel that closes gives the focus back, to a page that can be reached again at once. */
function onBeforeToggle({ target, newState }: Event & Partial<ToggleEvent>): void {
  const panel = target as Element;
  if (newState !== 'closed') return;
  if (panel.id === menuId) setInert(false);
  if (panel.matches('header :focus-within')) buttonOf(panel).focus();
}

/** A link that is followed leaves the panel, also where it leads to the page that is shown. */
function onClick({ target }: Event): void {
  if ((target as Element).closest('header a')) openPanel()?.hidePopover();
}

/** The Services panel closes when the focus goes on. */
function onFocusIn({ target }: Event): void {
  const panel = openPanel();
  if (panel?.id === servicesId && !panel.parentElement?.contains(target as Node)) panel.hidePopover();
}

/** The keys of a disclosure navigation: up and down, to the first and to the last link. */
function onKeyDown(event: KeyboardEvent): void {
  const panel = openPanel();
  if (panel?.id !== servicesId || !panel.parentElement?.contains(event.target as Node)) return;
  const links = [...panel.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const last = links.length - 1;
  const places: Partial<Record<string, number>> = {
    ArrowDown: at + 1,
    ArrowUp: at < 0 ? last : at - 1,
    Home: 0,
    End: last,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  links[place]?.focus();
}

/** A panel whose button is no longer shown, since the window has another width, closes. */
function onResize(): void {
  const panel = openPanel();
  if (panel && buttonOf(panel).offsetWidth === 0) panel.hidePopover();
}

export function watchPanels(): void {
  document.addEventListener('beforetoggle', onBeforeToggle, true);
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  addEventListener('resize', onResize);
}
