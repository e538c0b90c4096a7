/*
 * Opens the Services panel on hover. The button opens it without this script. With it, a mouse that rests on the button
 * opens the panel too, and a mouse that leaves both closes it.
 */
import type { panels } from '#components/NavBar.tsx';

const servicesId: typeof panels.services = 'services-panel';

const openDelay = 200;
const closeDelay = 150;
/** In ms. If the panel was closed less than this ago, it opens at once. */
const skipDelay = 300;
/** If hover opened the panel less than this ago, a click does not close it, because the visitor meant to open it. */
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
  // The item around both contains only the button, the panel and the gap between them.
  return found.panel.parentElement?.contains(target) ? 'panel' : undefined;
}

function open(): void {
  const found = parts();
  if (!found || found.panel.matches(':popover-open')) return;
  openedAt = performance.now();
  found.panel.showPopover({ source: found.button });
}

/** The panel stays open while it has keyboard focus. */
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
