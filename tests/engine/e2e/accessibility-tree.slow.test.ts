import { expect, test } from 'playwright/test';
import { pathPerKind } from './support/pages.ts';

// What a screen reader gets of each kind of page: landmarks, one h1, headings in order, a name on every control. A
// failure shows the difference. Record new trees with: npx playwright test -c tests/engine/e2e accessibility-tree -u
test('every kind of page has the recorded accessibility tree', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2026-11-18T02:00:00Z'));
  for (const path of pathPerKind) {
    await page.goto(path);
    // The frame of the reviews is added when the browser is idle.
    await expect(page.locator('#reviews iframe')).toBeAttached();
    await expect(page.locator('[data-now]').filter({ hasText: 'within' })).toHaveCount(0);
    const name = path === '/' ? 'home' : path.slice(1);
    const tree = await page.locator('body').ariaSnapshot();
    expect.soft(`${tree}\n`, path).toMatchSnapshot(`${name}.txt`);
  }
});
