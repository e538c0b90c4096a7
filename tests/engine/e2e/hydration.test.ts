import { expect, test, type Page } from 'playwright/test';
import { hydrate, scrollBy, watchConsole } from './support/client.ts';
import { nextFrames } from './support/frames.ts';
import { variants } from './support/pages.ts';

/** The words of the page, less the one line that only a script can tell: whether the office is open now. */
async function words(page: Page): Promise<string> {
  return page.locator('#root').evaluate((root) => {
    const copy = root.cloneNode(true) as HTMLElement;
    for (const line of copy.querySelectorAll('.open-now')) line.remove();
    return copy.textContent;
  });
}

test('every kind of page is the same before and after the client takes over, and the console stays silent', async ({
  page,
}) => {
  const messages = watchConsole(page);
  for (const path of variants.filter((each) => each !== '/no-such-page')) {
    await page.goto(path);
    const before = await words(page);
    await hydrate(page);
    await nextFrames(page);
    expect(await words(page), path).toBe(before);
    expect(messages, path).toEqual([]);
  }
});

test('no React is fetched before the first sign of intent, and scrolling is none', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/punggol');
  await scrollBy(page, 2_000);
  await page.waitForLoadState('networkidle');
  const early = scripts.filter((path) => path.startsWith('/assets/'));
  expect(early.every((path) => path.includes('/entries/') || path.includes('chunk'))).toBe(true);
  expect(early.length).toBeLessThanOrEqual(2);
  await hydrate(page);
  expect(scripts.length).toBeGreaterThan(early.length + 1);
});

test('what a visitor typed and opened before the client took over is kept', async ({ page }) => {
  await page.goto('/punggol');
  await page.getByText('Which services do you offer?').click();
  await page.getByLabel('Message').fill('Three rooms');
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready');
  await expect(page.getByLabel('Message')).toHaveValue('Three rooms');
  await expect(page.locator('details', { hasText: 'Which services do you offer?' })).toHaveAttribute('open', '');
});

test('a menu that is opened before the client takes over stays open', async ({ page }) => {
  await page.goto('/punggol');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready');
  await nextFrames(page);
  await expect(page.locator('#services-panel')).toBeVisible();
  await page
    .locator('#services-panel')
    .getByRole('link', { name: /Weekly Cleaning/ })
    .click();
  await expect(page).toHaveTitle('Weekly Cleaning | Sapu');
  await expect(page.locator('#services-panel')).toBeHidden();
});
