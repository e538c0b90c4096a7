import { expect, test } from 'playwright/test';
import { hydrate } from './support/client.ts';
import {
  functionUrlPattern,
  button,
  databaseUrl,
  expectFailure,
  expectKept,
  fillIn,
  stored,
  toast,
  unique,
} from './support/enquiry.ts';
import { startSite } from '../../support/start-site.ts';
import { startDatabaseProxy } from './support/server.ts';

const idIn = (json: unknown) => (json as { id: string }).id;

test('after a failure, the next attempt is the same enquiry, unless a field has changed', async ({ page }) => {
  const message = unique('Failed');
  const phone = page.getByLabel('Phone');
  const ids: string[] = [];
  await page.route(functionUrlPattern, async (route) => {
    ids.push(idIn(route.request().postDataJSON()));
    if (ids.length === 4) return route.continue();
    // The third request is stored, but its response is lost.
    if (ids.length === 3) await route.fetch();
    await route.abort();
  });
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  const fail = async (count: number) => {
    await button(page).click();
    await expect.poll(() => ids).toHaveLength(count);
    await expect(toast(page)).toBeVisible();
  };
  await phone.fill('+65 8000 0001');
  await fail(1);
  await test.step('with a field changed and changed back, it is the same enquiry', async () => {
    await phone.fill('+65 8000 0002');
    await phone.fill('+65 8000 0001');
    await fail(2);
    expect(ids[1]).toBe(ids[0]);
  });
  await test.step('with a changed field, it is a new enquiry', async () => {
    await phone.fill('+65 8000 0000');
    await fail(3);
    expect(ids[2]).not.toBe(ids[0]);
    await expectFailure(page, message);
  });
  await test.step('if only the answer was lost, the next attempt is the same enquiry', async () => {
    await button(page).click();
    await expect(page).toHaveURL('/thank');
    expect(ids).toHaveLength(4);
    expect(ids[3]).toBe(ids[2]);
    expect(await stored(message)).toBe(1);
  });
});

test('without network, or with a body that is too large, the form shows a failure and can be sent later', async ({
  page,
  context,
}) => {
  const message = unique('Offline');
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  // Offline, the script of the backend's client cannot be loaded either.
  await context.setOffline(true);
  await button(page).click();
  await expectFailure(page, message);
  await context.setOffline(false);

  await button(page).click();
  await expect(page).toHaveURL('/thank');
  expect(await stored(message)).toBe(1);
});

test('an answer that takes more than 20 s is a failure', async ({ page }) => {
  await page.clock.install();
  for (const [what, pattern] of [
    ['an answer', functionUrlPattern],
    ['the client of the backend', '**/assets/**/*.js'],
  ] as const) {
    await test.step(what, async () => {
      const message = unique('Never');
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
      if (pattern !== functionUrlPattern) return;
      await button(page).click();
      await expect(page).toHaveURL('/thank');
      expect(await stored(message)).toBe(1);
    });
  }
});

test('while the database is down the form shows a failure; later it is sent, unless the limit is reached', async ({
  page,
}) => {
  const message = unique('Down');
  const line = await startDatabaseProxy(databaseUrl());
  const url = new URL(databaseUrl());
  url.port = String(line.port);
  const site = await startSite({ SUPABASE_DB_URL: url.href, LIMIT_PER_ADDRESS: '1', LIMIT_OVERALL: 'off' });
  const send = async () => {
    const answer = page.waitForResponse(functionUrlPattern);
    await button(page).click();
    return (await answer).status();
  };
  await line.cut();
  await page.goto(`${site.url}/contact`);
  await hydrate(page);
  await fillIn(page, message);
  expect(await send()).toBe(503);
  await expectFailure(page, message);
  await line.restore();
  expect(await send()).toBe(200);
  await expect(page).toHaveURL(`${site.url}/thank`);
  expect(await stored(message)).toBe(1);

  const another = unique('Limited');
  await page.goto(`${site.url}/contact`);
  await hydrate(page);
  await fillIn(page, another);
  expect(await send()).toBe(429);
  const alert = page.getByRole('alert');
  await expect(alert).toHaveText('ErrorToo many messages came at once. Please try again in 10 minutes, or call us.');
  await expectKept(page, another);
  expect(await stored(another)).toBe(0);
  await site.stop();
  await line.cut();
});
