import { expect, test } from 'playwright/test';
import { hydrate, watchConsole } from './support/client.ts';
import { totalShift, watchShifts } from './support/shifts.ts';

test('the contact page shows by itself whether the office is open, keeps it true, and React takes it over', async ({
  page,
}) => {
  const messages = watchConsole(page);
  await page.clock.install({ time: new Date('2026-11-20T05:00:00Z') });
  await page.addInitScript(watchShifts);
  await page.goto('/contact');
  const state = page.locator('.open-now p');
  await expect(state).toHaveText('Open now, until 6 PM');
  await expect(page.locator('html')).not.toHaveAttribute('data-client');
  expect(await totalShift(page)).toMatchObject({ score: 0 });
  await page.clock.fastForward('06:00:00');
  await expect(state).toHaveText('Opens Saturday, 9 AM');
  await hydrate(page);
  await expect(state).toHaveText('Opens Saturday, 9 AM');
  await page.clock.fastForward('17:00:00');
  await expect(state).toHaveText('Open now, until 5 PM');
  expect(messages).toEqual([]);
});

// On a Friday at one in the afternoon.
const promises = [
  { path: '/contact', kept: 'We respond by Saturday, 1 PM.', later: 'We respond by Saturday, 1:10 PM.' },
  { path: '/', kept: 'contacts you by Saturday, 1 PM.', later: 'contacts you by Saturday, 1:10 PM.' },
  { path: '/thank', kept: 'and respond by Saturday, 1 PM.', later: 'and respond by Saturday, 1 PM.' },
];

test('in place of the promise to reply, pages show its time and keep it true; the thank-you page counts once', async ({
  page,
}) => {
  const messages = watchConsole(page);
  // Here the promise has one line more than the time.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(watchShifts);
  for (const { path, kept, later } of promises) {
    await test.step(path, async () => {
      await page.clock.install({ time: new Date('2026-11-20T05:00:00Z') });
      await page.goto(path);
      const line = page.locator('p:has(> [data-now]), [role=status]').filter({ hasText: 'by Saturday' });
      await expect(line).toContainText(kept);
      await expect(page.locator('html')).not.toHaveAttribute('data-client');
      await page.clock.fastForward('10:00');
      await expect(line).toContainText(later);
      await hydrate(page);
      await expect(line).toContainText(later);
      expect(await totalShift(page)).toMatchObject({ score: 0 });
    });
  }
  await test.step('in a page that opens in place', async () => {
    await page.getByRole('link', { name: 'Contact Again' }).click();
    await expect(page.getByText('We respond by Saturday, 1:10 PM.')).toBeVisible();
  });
  expect(messages).toEqual([]);
});

test('without scripts, pages promise to reply within a time', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL! });
  for (const { path } of promises) {
    await page.goto(path);
    await expect(
      page.locator('[data-now]', { hasText: /within 24 hours (on|during) business days\.$/ }),
      path,
    ).toBeVisible();
  }
  await page.close();
});
