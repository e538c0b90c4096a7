import { isolation, reviewsAddress } from '#generated/frames.ts';
import { whenIdle } from '#ui/wait.ts';

/**
 * Adds the frame of the reviews widget to its slot when the browser is idle. The frame loads when it is about to come
 * into view. The widget may fail or hang silently, so the slot is inert until it shows something.
 */
export function loadReviews(): void {
  const slot = document.getElementById('reviews');
  if (!slot) return;
  const frame = document.createElement('iframe');
  frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
  frame.title = slot.getAttribute('aria-label') ?? '';
  frame.loading = 'lazy';
  frame.setAttribute('sandbox', isolation);
  frame.src = reviewsAddress;
  addEventListener('message', ({ source }) => {
    if (source !== frame.contentWindow) return;
    slot.dataset['shown'] = '';
    slot.inert = false;
  });
  whenIdle(() => slot.append(frame));
}
