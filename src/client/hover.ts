/*
 * The Services panel under a mouse. Its button opens it without this; a mouse that rests on the button opens it too, and
 * one that leaves both closes it.
 */
import type { panels } from '#components/NavBar.tsx';

const servicesId: typeof panels.services = 'services-panel';

const openDelay = 200;
const closeDelay = 150;
/** So soon after the panel was closed it opens at once. */
const skipDelay = 300;
/** So soon after the mouse has opened the panel a click means the same, and does not close it. */
const ignoredForMs = 500;

type Place = 'button' | 'panel' | undefined;

let place: Place;
let timer = 0;
let openedAt = -Infinity;
let closedAt = -Infinity;

function parts(): { button: HTMLButtonElement; panel: HTMLElement } | undefined {
  const panel = document.getElementById(servicesId);
  return panel ? { panel, button: panel.previousElementSibling as HTMLButtonElement } : undefined;
}

function placeOf(target: EventTarget | null): Place {
  const found = parts();
  if (!found || !(target instanceof Node)) return undefined;
  if (found.button.contains(target)) return 'button';
  // The item around both has nothing else but the way from one to the other.
  return found.panel.parentElement?.contains(target) ? 'panel' : undefined;
}

function open(): void {
  const found = parts();
  if (!found || found.panel.matches(':popover-open')) return;
  openedAt = performance.now();
  found.panel.showPopover({ source: found.button });
}

/** Whoever is in the panel with the keyboard stays there. */
function close(): void {
  const panel = parts()?.panel;
  if (panel?.matches(':popover-open:not(:focus-within)')) panel.hidePopover();
}

function onPointer(event: PointerEvent): void {
  if (event.pointerType !== 'mouse') return;
  const next = placeOf(event.type === 'pointerover' ? event.target : event.relatedTarget);
  if (next === place) return;
  place = next;
  clearTimeout(timer);
  if (next === undefined) timer = window.setTimeout(close, closeDelay);
  else if (next === 'button') {
    const isSoon = performance.now() - closedAt < skipDelay;
    timer = window.setTimeout(open, isSoon ? 0 : openDelay);
  }
}

function onClick(event: MouseEvent): void {
  if (placeOf(event.target) !== 'button') return;
  clearTimeout(timer);
  if (performance.now() - openedAt < ignoredForMs) event.preventDefault();
  openedAt = -Infinity;
}

function onBeforeToggle({ target, newState }: Event & Partial<ToggleEvent>): void {
  if (newState !== 'closed' || target !== parts()?.panel) return;
  closedAt = performance.now();
  openedAt = -Infinity;
}

export function openOnHover(): void {
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('pointerout', onPointer);
  document.addEventListener('click', onClick, true);
  document.addEventListener('beforetoggle', onBeforeToggle, true);
}
