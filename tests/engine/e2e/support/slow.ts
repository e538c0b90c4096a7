import { expect, type Page } from 'playwright/test';
import { nextFrames } from './frames.ts';

/** Makes the page's processor `rate` times slower. */
export async function setSlowness(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** The browser reports no interaction that is quicker, in ms. */
const shortestReported = 16;

interface Interactions {
  count: () => number;
  /** Of those that the browser reported, in ms. */
  slowest: number;
}

/**
 * Measures the slowest interaction from now on, in ms from the event to the next paint. One that is too quick to be
 * reported counts as the shortest reported.
 */
export async function watchInteractions(page: Page): Promise<() => Promise<number>> {
  const interactions = await page.evaluateHandle((durationThreshold) => {
    // TypeScript does not know this property yet.
    const timing = performance as Performance & { interactionCount: number };
    const before = timing.interactionCount;
    const state: Interactions = { count: () => timing.interactionCount - before, slowest: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
        if (entry.interactionId) state.slowest = Math.max(state.slowest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
    return state;
  }, shortestReported);
  return async () => {
    await expect.poll(() => interactions.evaluate((each) => each.count())).toBeGreaterThan(0);
    // The browser counts an interaction at once, and reports it a few frames later.
    for (let time = 0; time < 5; time++) await nextFrames(page);
    return Math.max(shortestReported, await interactions.evaluate((each) => each.slowest));
  };
}
