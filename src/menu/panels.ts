/*
 * The two panels of the navigation bar are popovers: the browser opens and closes them, with their buttons and Escape.
 * This script moves the focus, makes the page behind inert, and closes a panel when a link is followed. A mouse that
 * rests on the Services button opens its panel too, and a mouse that leaves both closes it.
 */
import type { panels } from './NavBar.tsx';

const servicesId: typeof panels.services = 'services-panel';
const menuId: typeof panels.menu = 'menu-panel';

const openDelay = 200;
const closeDelay = 150;
/** In ms. If the panel was closed less than this ago, it opens at once. */
const skipDelay = 300;
/** If hover opened the panel less than this ago, a click does not close it, because the visitor meant to open it. */
const ignoredForMs = 500;

type ServicesPart = 'button' | 'panel' | undefined;

let hoveredPart: ServicesPart;
let timer = 0;
let openedAt = -Infinity;
let closedAt = -Infinity;

/** The open panel; at most one of the two is open. */
const openPanel = () => document.querySelector<HTMLElement>('header :popover-open');

/** The button of a panel is the element before it. */
const buttonOf = (panel: Element) => panel.previousElementSibling as HTMLButtonElement;

const servicesPanel = () => document.getElementById(servicesId);

/** The item around button and panel contains only these two and the gap between them. */
function servicesPart(target: EventTarget | null): ServicesPart {
  const panel = servicesPanel();
  if (!(target instanceof Node) || !panel?.parentElement?.contains(target)) return undefined;
  return buttonOf(panel).contains(target) ? 'button' : 'panel';
}

function openServices(): void {
  const panel = servicesPanel();
  if (!panel || panel.matches(':popover-open')) return;
  openedAt = performance.now();
  panel.showPopover({ source: buttonOf(panel) });
}

/** The panel stays open while it has keyboard focus. */
function closeServices(): void {
  const panel = servicesPanel();
  if (panel?.matches(':popover-open:not(:focus-within)')) panel.hidePopover();
}

function onPointer(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return;
  const next = servicesPart(event.type === 'pointerover' ? event.target : event.relatedTarget);
  if (next === hoveredPart) return;
  hoveredPart = next;
  clearTimeout(timer);
  if (next === undefined) timer = window.setTimeout(closeServices, closeDelay);
  else if (next === 'button') {
    const isSoon = performance.now() - closedAt < skipDelay;
    timer = window.setTimeout(openServices, isSoon ? 0 : openDelay);
  }
}

/** Makes the page behind the menu inert, or usable again. */
function setInert(inert: boolean): void {
  for (const part of document.querySelectorAll<HTMLElement>('#root>:not(header)')) {
    // The slot of the reviews stays inert until it shows something.
    part.inert = inert || part.matches('#reviews:not([data-shown])');
  }
}

/**
 * Moves the focus into the menu, which covers the page. The menu is shown first, because making the page inert takes
 * time.
 */
function onToggle({ target, newState }: Event & Partial<ToggleEvent>): void {
  const panel = target as Element;
  if (panel.id !== menuId || newState !== 'open') return;
  setInert(true);
  panel.querySelector('a')?.focus();
}

/** When a panel closes, the page is no longer inert and the focus returns to the button. */
function onBeforeToggle({ target, newState }: Event & Partial<ToggleEvent>): void {
  const panel = target as Element;
  if (newState !== 'closed') return;
  if (panel.id === menuId) setInert(false);
  if (panel.id === servicesId) {
    closedAt = performance.now();
    openedAt = -Infinity;
  }
  if (panel.matches('header :focus-within')) buttonOf(panel).focus();
}

/** Closes the panel when a link in it is followed, even a link to the current page. */
function onClick(event: Event): void {
  if ((event.target as Element).closest('header a')) openPanel()?.hidePopover();
  if (servicesPart(event.target) !== 'button') return;
  clearTimeout(timer);
  if (performance.now() - openedAt < ignoredForMs) event.preventDefault();
  openedAt = -Infinity;
}

/** Closes the Services panel when the focus leaves it. */
function onFocusIn({ target }: Event): void {
  const panel = openPanel();
  if (panel?.id === servicesId && servicesPart(target) === undefined) panel.hidePopover();
}

/** The keys of a disclosure navigation: up, down, Home and End. */
function onKeyDown(event: KeyboardEvent): void {
  const panel = openPanel();
  if (panel?.id !== servicesId || servicesPart(event.target) === undefined) return;
  const links = [...panel.querySelectorAll('a')];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const places: Partial<Record<string, number>> = {
    ArrowDown: (at + 1) % links.length,
    ArrowUp: Math.max(at, 0) - 1,
    Home: 0,
    End: -1,
  };
  const place = places[event.key];
  if (place === undefined) return;
  event.preventDefault();
  links.at(place)?.focus();
}

/** Closes a panel whose button is no longer shown after the window was resized. */
function onResize(): void {
  const panel = openPanel();
  if (panel && buttonOf(panel).offsetWidth === 0) panel.hidePopover();
}

export function watchPanels(): void {
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('pointerout', onPointer);
  document.addEventListener('beforetoggle', onBeforeToggle, true);
  document.addEventListener('toggle', onToggle, true);
  document.addEventListener('click', onClick, true);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown);
  addEventListener('resize', onResize);
}
