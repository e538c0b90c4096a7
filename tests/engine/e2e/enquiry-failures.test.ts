import { expect, test, type Page, type Route } from 'playwright/test';
import { hold, hydrate, saveData } from './support/client.ts';
import {
  functionUrlPattern,
  button,
  expectFailure,
  expectKept,
  fillIn,
  stored,
  toast,
  unique,
} from './support/enquiry.ts';

type Reply = (route: Route) => Promise<void>;

const unanswered: Reply = (route) => route.abort();
const passed: Reply = (route) => route.continue();
const refused =
  (status: number, message: string): Reply =>
  (route) =>
    route.fulfill({ status, json: { error: 'refused', message } });

/** The answers whose message the form shows. */
const explained = [
  { status: 429, message: 'Too many messages came at once. Please try again in 9 minutes, or call us.' },
  { status: 413, message: 'The message is too long. Please shorten it.' },
];

/** Answers each request of the form with the next of `replies`, or lets it pass if none is left. Records the ids. */
async function answer(page: Page): Promise<{ ids: string[]; replies: Reply[] }> {
  const ids: string[] = [];
  const replies: Reply[] = [];
  await page.route(functionUrlPattern, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    await (replies.shift() ?? passed)(route);
  });
  return { ids, replies };
}

test('after a failure the form shows the reason and keeps all values; the next attempt is the same enquiry', async ({
  page,
  context,
}) => {
  const message = unique('Refused');
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);

  await test.step('offline, where the client of the backend cannot be loaded either', async () => {
    await context.setOffline(true);
    await button(page).click();
    await expectFailure(page, message);
    await context.setOffline(false);
  });

  const { ids, replies } = await answer(page);
  for (const { status, message: reason } of explained) {
    await test.step(`${status}`, async () => {
      replies.push(refused(status, reason));
      await button(page).click();
      await expect(page.getByRole('alert')).toHaveText(`Error${reason}`);
      await expectKept(page, message);
    });
  }
  await test.step('503, for which the form has its own words', async () => {
    replies.push(refused(503, 'The message could not be stored just now.'));
    await button(page).click();
    await expectFailure(page, message);
  });
  await test.step('409: another enquiry has this id, so it is sent once more with a new id', async () => {
    replies.push(refused(409, 'This form was sent before with other words. Please send it again.'));
    await button(page).click();
    await expect(page).toHaveURL('/thank');
    expect(ids).toHaveLength(5);
    expect(new Set(ids.slice(0, 4)).size).toBe(1);
    expect(ids[4]).not.toBe(ids[0]);
    expect(await stored(message)).toBe(1);
  });
});

test('after a failure, an enquiry with a changed field is a new one, and one whose answer was lost is the same', async ({
  page,
}) => {
  const message = unique('Failed');
  const phone = page.getByLabel('Phone');
  const { ids, replies } = await answer(page);
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  const fail = async (count: number, reply: Reply) => {
    replies.push(reply);
    await button(page).click();
    await expect.poll(() => ids).toHaveLength(count);
    await expect(toast(page)).toBeVisible();
  };
  await phone.fill('+65 8000 0001');
  await fail(1, unanswered);
  await test.step('with a field changed and changed back, it is the same enquiry', async () => {
    await phone.fill('+65 8000 0002');
    await phone.fill('+65 8000 0001');
    await fail(2, unanswered);
    expect(ids[1]).toBe(ids[0]);
  });
  await test.step('with a changed field, it is a new enquiry', async () => {
    await phone.fill('+65 8000 0000');
    await fail(3, async (route) => {
      // This request is stored, but its answer is lost.
      await route.fetch();
      await route.abort();
    });
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

test('an answer that takes more than 20 s is a failure', async ({ page }) => {
  const message = unique('Never');
  await page.clock.install();
  // Otherwise scripts of the next pages would be held back too.
  await saveData(page);
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  for (const [what, pattern] of [
    ['the client of the backend', '**/assets/**/*.js'],
    ['an answer', functionUrlPattern],
  ] as const) {
    await test.step(what, async () => {
      const release = await hold(page, pattern);
      const asked = page.waitForRequest(pattern);
      await button(page).click();
      await asked;
      await page.clock.runFor(19_000);
      await expect(button(page)).toHaveText(/^Sending/);
      await expect(toast(page)).toHaveCount(0);
      await page.clock.runFor(2_000);
      await expectFailure(page, message);
      release();
    });
  }
  await button(page).click();
  await expect(page).toHaveURL('/thank');
  expect(await stored(message)).toBe(1);
});
