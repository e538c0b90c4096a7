/*
 * Shows the text of `data-tip` as a tooltip above its element, after a delay on hover or keyboard focus. The text is
 * also part of the element's accessible name, so the tooltip itself is hidden from screen readers.
 */
const openDelay = 700;
/** In ms. If a tooltip was closed less than this ago, the next one opens at once. */
const skipDelay = 300;
/** The gap between the tooltip and its element, in pixels. */
const offset = 4;

const tooltip = document.createElement('div');
let hovered: HTMLElement | null = null;
let timer = 0;
let closedAt = -Infinity;

/** Places the tooltip above the element, or below it if there is no space. */
function place(explained: DOMRect): void {
  tooltip.style.inset = '0 auto auto 0';
  const { width, height } = tooltip.getBoundingClientRect();
  const above = explained.top - offset - height;
  const y = above < 0 ? explained.bottom + offset : above;
  const most = document.documentElement.clientWidth - width;
  const x = Math.max(0, Math.min(explained.left + (explained.width - width) / 2, most));
  tooltip.style.inset = `${y}px auto auto ${x}px`;
}

function showTooltip(explained: HTMLElement): void {
  // The mouse or the focus may have left in the meantime.
  if (!explained.matches(':hover,:focus-visible,:focus-visible *')) return;
  tooltip.textContent = explained.dataset['tip'] ?? '';
  tooltip.showPopover();
  place(explained.getBoundingClientRect());
}

function hideTooltip(): void {
  if (tooltip.matches(':popover-open')) closedAt = performance.now();
  tooltip.hidePopover();
}

function close(): void {
  clearTimeout(timer);
  hideTooltip();
}

/** Closes the open tooltip, and opens that of another element, if there is one. */
function explain(explained: HTMLElement | null): void {
  close();
  if (!explained) return;
  const isSoon = performance.now() - closedAt < skipDelay;
  timer = window.setTimeout(() => showTooltip(explained), isSoon ? 0 : openDelay);
}

function onPointer({ type, pointerType, target, relatedTarget }: PointerEvent): void {
  const at = type === 'pointerover' ? target : relatedTarget;
  if (pointerType !== 'mouse' || at === tooltip) return;
  const next = at instanceof Element ? at.closest<HTMLElement>('[data-tip]') : null;
  if (next === hovered) return;
  hovered = next;
  explain(next);
}

/** Shows the tooltip of the link with the focus, or of the badge inside it, as in a card. */
function onFocusIn({ target }: FocusEvent): void {
  const at = target as Element;
  const isLink = at.matches('a:focus-visible');
  explain(isLink ? (at.closest<HTMLElement>('[data-tip]') ?? at.querySelector<HTMLElement>('[data-tip]')) : null);
}

/** Starts after the event that caused this script to load. The mouse may have moved on since. */
export function explainFrom(event: Event): void {
  if (tooltip.isConnected) return;
  tooltip.className = 'tooltip';
  tooltip.popover = 'manual';
  tooltip.ariaHidden = 'true';
  document.body.append(tooltip);
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('pointerout', onPointer);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', close);
  document.addEventListener('click', close);
  // If the page scrolls before the tooltip opens, the mouse may still be on the element.
  document.addEventListener('scroll', hideTooltip, true);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  if (event.type === 'focusin') onFocusIn(event as FocusEvent);
  else if (!(event instanceof PointerEvent) || event.pointerType === 'mouse') {
    hovered = document.querySelector<HTMLElement>('[data-tip]:hover');
    explain(hovered);
  }
}
