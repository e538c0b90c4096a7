import { expect, test, type Page } from 'playwright/test';
import { hydrate } from './support/client.ts';
import { setSlowness, watchInteractions } from './support/slow.ts';

/** 100 ms are aimed at; this is what hangs even on a busy machine. */
const hang = 300;
/** What else runs on the machine slows single tries down; what is slow by itself is slow in all. */
const tries = 3;

const interactions: Record<string, (page: Page) => Promise<void>> = {
  'opening the menu': async (page) => {
    await page.getByRole('button', { name: 'Menu' }).tap();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
  },
  'opening an answer': async (page) => {
    const question = page.getByText('How do I book?');
    await question.tap();
    await expect(page.locator('details', { has: question }).locator('p')).toBeVisible();
  },
};

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

for (const [name, interact] of Object.entries(interactions)) {
  for (const when of ['as the first thing', 'once the client runs'] as const) {
    test(`${name} ${when} does not hang on a processor four times slower`, async ({ page }) => {
      const times: number[] = [];
      for (let count = 0; count < tries; count += 1) {
        await setSlowness(page, 1);
        await page.goto('/punggol');
        if (when === 'once the client runs') await hydrate(page);
        await page.waitForTimeout(500);
        await setSlowness(page, 4);
        const readSlowest = await watchInteractions(page);
        await interact(page);
        times.push(await readSlowest());
      }
      test.info().annotations.push({ type: 'interaction', description: `${times.join(', ')} ms` });
      const quickest = Math.min(...times);
      expect(quickest, 'it was measured').toBeGreaterThan(0);
      expect(quickest).toBeLessThanOrEqual(hang);
    });
  }
}
