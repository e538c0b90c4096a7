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
