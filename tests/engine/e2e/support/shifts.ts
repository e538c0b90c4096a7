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
      for (const { node, previousRect, currentRect } of sources) {
        const element = node instanceof Element ? node : node?.parentElement;
        const name = `${element?.localName ?? 'gone'}${[...(element?.classList ?? [])].map((part) => `.${part}`).join('')}`;
        const from = `${Math.round(previousRect.x)},${Math.round(previousRect.y)} ${Math.round(previousRect.height)} high`;
        const to = `${Math.round(currentRect.x)},${Math.round(currentRect.y)} ${Math.round(currentRect.height)} high`;
        shifts.moved.push(`${name} from ${from} to ${to} (${value.toFixed(4)})`);
      }
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The layout shifts so far. */
export async function totalShift(page: Page): Promise<{ score: number; moved: string }> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
  return { score: shifts.score, moved: shifts.moved.join('; ') };
}
