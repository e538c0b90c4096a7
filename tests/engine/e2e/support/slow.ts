import { expect, type Page } from 'playwright/test';
import { nextFrames } from './frames.ts';

/** Makes the page's processor `rate` times slower. */
export async function setSlowness(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

/** Measures the slowest interaction from now on, in ms from the event to the next paint. */
export async function watchInteractions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const state = { slowest: 0 };
    Object.assign(window, { interactions: state });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId?: number })[]) {
        if (entry.interactionId) state.slowest = Math.max(state.slowest, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  return async () => {
    const read = () =>
      page.evaluate(() => (window as unknown as { interactions: { slowest: number } }).interactions.slowest);
    // The browser reports an interaction only after the paint, and only if it took at least 16 ms.
    await expect.poll(read, { timeout: 5_000 }).toBeGreaterThan(0);
    await nextFrames(page);
    return read();
  };
}
