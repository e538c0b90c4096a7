import { expect, test } from 'playwright/test';
import { hydrate } from './support/client.ts';
import { functionUrlPattern, button, expectKept, fillIn, stored, unique } from './support/enquiry.ts';

const refusals = [
  { status: 429, message: 'Too many messages came at once. Please try again in 9 minutes, or call us.' },
  { status: 413, message: 'The message is too long. Please shorten it.' },
];

test('a rejected enquiry shows the reason, and gets a new id if another enquiry has its id', async ({ page }) => {
  const message = unique('Refused');
  let ids: string[] = [];
  let refuse: { status: number; message: string } | undefined;
  await page.route(functionUrlPattern, async (route) => {
    ids.push((route.request().postDataJSON() as { id: string }).id);
    if (refuse === undefined) return route.continue();
    const { status, message: reason } = refuse;
    if (status === 409) refuse = undefined;
    return route.fulfill({ status, json: { error: 'refused', message: reason } });
  });
  await page.goto('/contact');
  await hydrate(page);
  await fillIn(page, message);
  for (const refusal of refusals) {
    refuse = refusal;
    await test.step(`${refusal.status}`, async () => {
      await button(page).click();
      await expect(page.getByRole('alert')).toHaveText(`Error${refusal.message}`);
      await expectKept(page, message);
    });
  }
  ids = [];
  refuse = { status: 409, message: 'This form was sent before with other words. Please send it again.' };
  await button(page).click();
  await expect(page).toHaveURL('/thank');
  expect(new Set(ids).size).toBe(2);
  expect(await stored(message)).toBe(1);
});
