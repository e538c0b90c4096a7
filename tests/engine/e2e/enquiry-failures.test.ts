import { expect, test, type Page, type Route } from 'playwright/test';
import { hold, openHydrated } from './support/client.ts';
import { button, expectKept, fillIn, functionUrlPattern, send, stored, toast, unique } from './support/enquiry.ts';

type Reply = (route: Route) => Promise<void>;

const refused =
  (status: number, message: string): Reply =>
  (route) =>
    route.fulfill({ status, json: { error: 'refused', message } });
const limited = 'Too many messages came at once. Please try again in 9 minutes, or call us.';

/** Expects the error message of the specification, and that all typed values are kept. */
async function expectFailure(page: Page, message: string): Promise<void> {
  await expect(toast(page)).toHaveCount(1);
  await expect(toast(page)).toContainText('ErrorFailed to send message. Please try again.');
  await expect(toast(page).getByRole('link')).toHaveAttribute('href', /^tel:/);
  await expectKept(page, message);
  await expect(button(page)).toHaveText('Send Message');
}

test('after a failure all values are kept, and the next attempt is the same enquiry', async ({ page, context }) => {
  const message = unique('Refused');
  await openHydrated(page, '/contact');
  await fillIn(page, message);

  await test.step('offline: no code is left to load, which old browsers would not try again', async () => {
    await context.setOffline(true);
    await button(page).click();
    await expectFailure(page, message);
    await context.setOffline(false);
  });

  const ids: string[] = [];
  let reply: Reply = (route) => route.continue();
  await page.route(functionUrlPattern, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    await reply(route);
  });
  /** Sends the form, whose request gets this reply, and waits for the message. */
  async function fail(own: Reply): Promise<void> {
    reply = own;
    const count = ids.length + 1;
    await button(page).click();
    await expect.poll(() => ids).toHaveLength(count);
    await expect(button(page)).toBeEnabled();
  }

  for (const [status, body, reason] of [
    [429, { error: 'refused', message: limited }, limited],
    // The answer of a host, and of a proxy.
    [546, { code: 'WORKER_LIMIT', message: 'Not enough compute resources' }, ''],
    [502, '<h1>Bad Gateway</h1>', ''],
  ] as const) {
    await test.step(`an answer with the status ${status}: its reason is beside the button`, async () => {
      await fail((route) => route.fulfill({ status, ...(typeof body === 'string' ? { body } : { json: body }) }));
      await expectFailure(page, message);
      await expect(button(page)).toBeFocused();
      await expect(button(page)).toHaveAccessibleDescription(reason);
      if (reason !== '') await expect(page.getByText(reason)).toBeVisible();
    });
  }
  await test.step('an answer with mistakes: they are beside their fields, and the summary has the focus', async () => {
    const json = { error: 'mistakes', message: 'Some are wrong.', fields: { phone: 'Which country?' } };
    await fail((route) => route.fulfill({ status: 422, json }));
    await expectFailure(page, message);
    await expect(page.getByLabel('Phone')).toHaveAccessibleDescription('Which country?');
    await expect(page.getByRole('alert').filter({ hasText: 'Which country?' })).toBeFocused();
    await expect(button(page)).toHaveAccessibleDescription('');
  });
  await test.step('an enquiry that is stored, but whose answer is lost', async () => {
    await fail(async (route) => {
      await route.fetch();
      await route.abort();
    });
    await expectFailure(page, message);
  });
  await test.step('another enquiry has this id, so it is sent once more with a new id', async () => {
    reply = async (route) => {
      reply = (next) => next.continue();
      await refused(409, 'This form was sent before with other words. Please send it again.')(route);
    };
    await send(page);
    expect(ids).toHaveLength(7);
    expect(new Set(ids.slice(0, 6)).size).toBe(1);
    expect(ids[6]).not.toBe(ids[0]);
    expect(await stored(message)).toBe(1);
  });
});

for (const [path, width] of [
  ['/contact', 390],
  ['/bedok', 390],
  ['/bedok', 1280],
] as const) {
  test(`on ${path}, ${width} px wide, the message about a failure does not cover the button, wherever it is`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, path);
    await fillIn(page, unique('Covered'));
    await page.route(functionUrlPattern, (route) => route.abort());
    for (const block of ['start', 'center', 'end'] as const) {
      await button(page).evaluate((element, to) => element.scrollIntoView({ block: to, behavior: 'instant' }), block);
      await button(page).click();
      await expect(button(page)).toBeFocused();
      await expect(toast(page)).toBeVisible();
      await expect
        .poll(async () => {
          const [message, sends] = [(await toast(page).boundingBox())!, (await button(page).boundingBox())!];
          return sends.y >= message.y + message.height || sends.y + sends.height <= message.y;
        })
        .toBe(true);
      await page.keyboard.press('Escape');
      await expect(toast(page)).toHaveCount(0);
    }
  });
}

test('an answer that takes more than 20 s is a failure; its message stays until it is closed', async ({ page }) => {
  const message = unique('Never');
  await page.clock.install();
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  const release = await hold(page, functionUrlPattern);
  const asked = page.waitForRequest(functionUrlPattern);
  // While the clock is paused, a slow machine does not add to the 20 s.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await button(page).click();
  await asked;
  await page.clock.runFor(19_000);
  await expect(button(page)).toHaveText(/^Sending/);
  await expect(toast(page)).toHaveCount(0);
  await page.clock.runFor(2_000);
  await expectFailure(page, message);
  await page.clock.resume();

  const abort: Reply = (route) => route.abort();
  await page.route(functionUrlPattern, abort);
  const phone = page.getByLabel('Phone');
  const escape = () => page.keyboard.press('Escape');
  for (const [close, focus] of [
    [escape, button(page)],
    [() => toast(page).getByRole('button', { name: 'Dismiss' }).click(), button(page)],
    // Escape closes it wherever the focus has gone since, and leaves the focus there.
    [() => phone.focus().then(escape), phone],
  ] as const) {
    await expect(button(page)).toBeFocused();
    await page.clock.fastForward(60_000);
    await expect(toast(page)).toBeVisible();
    await close();
    await expect(toast(page)).toHaveCount(0);
    await expect(focus).toBeFocused();
    await button(page).press('Enter');
  }
  await expect(toast(page)).toBeVisible();
  await page.unroute(functionUrlPattern, abort);
  release();
  await send(page);
  expect(await stored(message)).toBe(1);
});
