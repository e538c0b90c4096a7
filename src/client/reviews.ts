import { isolation, reviewsAddress } from '#generated/frames.ts';
import { whenIdle } from './idle.ts';

/**
 * Puts the frame of the reviews widget into its slot once the browser is idle; it is fetched when it is about to be
 * seen. The widget may fail or hang without a trace: until it shows something nobody is led to the slot.
 */
export function loadReviews(): void {
  const slot = document.getElementById('reviews');
  if (!slot) return;
  const frame = document.createElement('iframe');
  frame.style.cssText = 'display:block;width:100%;height:100%;border:0';
  frame.title = 'Reviews';
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
