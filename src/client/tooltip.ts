/*
 * The words of `data-tip` over what they explain, after a while under a mouse or the keyboard's focus. They are part of
 * its name too, so nothing is missed without them, and they are not read out twice.
 */
const openDelay = 700;
/** So soon after one was closed the next opens at once. */
const skipDelay = 300;
/** Between the words and what they explain, in pixels. */
const offset = 4;

const tooltip = document.createElement('div');
let hovered: HTMLElement | null = null;
let timer = 0;
let closedAt = -Infinity;

/** Over it, or below where there is no room. */
function place(explained: DOMRect): void {
  tooltip.style.inset = '0 auto auto 0';
  const { width, height } = tooltip.getBoundingClientRect();
  const above = explained.top - offset - height;
  const y = above < 0 ? explained.bottom + offset : above;
  const most = document.documentElement.clientWidth - width;
  const x = Math.max(0, Math.min(explained.left + (explained.width - width) / 2, most));
  tooltip.style.inset = `${y}px auto auto ${x}px`;
}

function open(explained: HTMLElement): void {
  // Whoever has left in the meantime wants no words.
  if (!explained.matches(':hover,:focus-visible,:focus-visible *')) return;
  tooltip.textContent = explained.dataset['tip'] ?? '';
  tooltip.showPopover();
  place(explained.getBoundingClientRect());
}

function close(): void {
  clearTimeout(timer);
  if (!tooltip.matches(':popover-open')) return;
  tooltip.hidePopover();
  closedAt = performance.now();
}

/** What is explained now takes the place of what was. */
function explain(explained: HTMLElement | null): void {
  close();
  if (!explained) return;
  const isSoon = performance.now() - closedAt < skipDelay;
  timer = window.setTimeout(() => open(explained), isSoon ? 0 : openDelay);
}

function onPointer({ type, pointerType, target, relatedTarget }: PointerEvent): void {
  const at = type === 'pointerover' ? target : relatedTarget;
  if (pointerType !== 'mouse' || at === tooltip) return;
  const next = at instanceof Element ? at.closest<HTMLElement>('[data-tip]') : null;
  if (next === hovered) return;
  hovered = next;
  explain(next);
}

/** A card that has the focus explains the badge in it. */
function onFocusIn({ target }: FocusEvent): void {
  const at = target as Element;
  const isLink = at.matches('a:focus-visible');
  explain(isLink ? (at.closest<HTMLElement>('[data-tip]') ?? at.querySelector<HTMLElement>('[data-tip]')) : null);
}

/** Watches from the event on that brought this. */
export function explainFrom(event: Event): void {
  tooltip.className = 'tooltip';
  tooltip.popover = 'manual';
  tooltip.ariaHidden = 'true';
  document.body.append(tooltip);
  document.addEventListener('pointerover', onPointer);
  document.addEventListener('pointerout', onPointer);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', close);
  document.addEventListener('click', close);
  document.addEventListener('scroll', close, true);
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
  if (event.type === 'pointerover') onPointer(event as PointerEvent);
  if (event.type === 'focusin') onFocusIn(event as FocusEvent);
}
