import type { Page } from 'playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[];
}

interface Shifts {
  score: number;
  moved: string[];
}

/** Runs in the page before its own scripts. Adds up the layout shift scores, and records what moved. */
export function watchShifts(): void {
  const shifts: Shifts = { score: 0, moved: [] };
  Object.assign(window, { shifts });
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as LayoutShift[]) {
      shifts.score += value;
      for (const { node, previousRect: from, currentRect: to } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.localName ?? 'gone'} ${element?.getAttribute('class') ?? ''}`;
        shifts.moved.push(`${name} from ${from.x},${from.y} to ${to.x},${to.y} (${value})`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shifts so far. */
export async function totalShift(page: Page): Promise<{ score: number; moved: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
  return { score: shifts.score, moved: shifts.moved.join('; ') };
}
