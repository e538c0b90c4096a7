import { expect, test } from 'playwright/test';
import { hydrate } from './support/client.ts';
import { action, button, databaseUrl, expectFailure, fillIn, stored, toast, unique } from './support/enquiry.ts';
import { startSite } from '../../support/start-site.ts';
import { lineTo } from './support/server.ts';

const idIn = (json: unknown) => (json as { id: string }).id;

test('an answer that is lost is a failure, and the next try is the same enquiry', async ({ page }) => {
  const message = unique('Failed');
  const ids: string[] = [];
  await page.route(action, async (route) => {
    ids.push(idIn(route.request().postDataJSON()));
    // The first time it is stored, and the answer is lost.
    if (ids.length > 1) return route.continue();
    await route.fetch();
    await route.abort();
  });
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  await button(page).click();
  await expectFailure(page, message);
  await button(page).click();
  await expect(page).toHaveURL('/thank');
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
  expect(await stored(message)).toBe(1);
});

test('a field that changes after a failure makes another enquiry of it; changed back it is the same', async ({
  page,
}) => {
  const ids: string[] = [];
  await page.route(action, async (route) => {
    ids.push(idIn(route.request().postDataJSON()));
    await route.abort();
  });
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, unique('Changed'));
  const send = async () => {
    await button(page).click();
    await expect(toast(page)).toBeVisible();
  };
  await send();
  await page.getByLabel('Phone').fill('+65 8000 0001');
  await page.getByLabel('Phone').fill('+65 8000 0000');
  await send();
  await page.getByLabel('Phone').fill('+65 8000 0002');
  await send();
  expect(ids[1]).toBe(ids[0]);
  expect(ids[2]).not.toBe(ids[0]);
});

test('a network that is not there is a failure, and the form is sent when it is back', async ({ page, context }) => {
  const message = unique('Offline');
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  // Also the client of the backend cannot be fetched.
  await context.setOffline(true);
  await button(page).click();
  await expectFailure(page, message);
  await context.setOffline(false);
  await button(page).click();
  await expect(page).toHaveURL('/thank');
  expect(await stored(message)).toBe(1);
});

for (const [what, pattern] of [
  ['an answer', action],
  ['the client of the backend', '**/assets/**/*.js'],
] as const) {
  test(`${what} that does not come within 20 s is a failure`, async ({ page }) => {
    const message = unique('Never');
    await page.clock.install();
    await page.goto('/contact');
    await hydrate(page);
    await page.waitForLoadState('networkidle');
    await page.route(pattern, () => undefined);
    await fillIn(page, message);
    const asked = page.waitForRequest(pattern);
    await button(page).click();
    await asked;
    await page.clock.runFor(19_000);
    await expect(button(page)).toHaveText(/^Sending/);
    await expect(toast(page)).toHaveCount(0);
    await page.clock.runFor(2_000);
    await expectFailure(page, message);
    await page.unroute(pattern);
    if (pattern !== action) return;
    await button(page).click();
    await expect(page).toHaveURL('/thank');
    expect(await stored(message)).toBe(1);
  });
}

test('a database that is down is a failure, the form is sent when it is back, and beyond the limit not', async ({
  page,
}) => {
  const message = unique('Down');
  const line = await lineTo(databaseUrl());
  const url = new URL(databaseUrl());
  url.port = String(line.port);
  const site = await startSite({ SUPABASE_DB_URL: url.href, LIMIT_PER_ADDRESS: '1', LIMIT_OVERALL: 'off' });
  const send = async () => {
    const answer = page.waitForResponse(action);
    await button(page).click();
    return (await answer).status();
  };
  await line.cut();
  await page.goto(`${site.url}/contact`);
  await hydrate(page);
  await fillIn(page, message);
  expect(await send()).toBe(503);
  await expectFailure(page, message);
  await line.mend();
  expect(await send()).toBe(200);
  await expect(page).toHaveURL(`${site.url}/thank`);
  expect(await stored(message)).toBe(1);

  const another = unique('Limited');
  await page.goto(`${site.url}/contact`);
  await hydrate(page);
  await fillIn(page, another);
  expect(await send()).toBe(429);
  await expectFailure(page, another);
  expect(await stored(another)).toBe(0);
  await site.stop();
  await line.cut();
});

test('a body that is too large is a failure', async ({ page }) => {
  const message = 'x'.repeat(40_000);
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  const answer = page.waitForResponse(action);
  await button(page).click();
  expect((await answer).status()).toBe(413);
  await expectFailure(page, message);
});
