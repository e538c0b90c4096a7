import { expect, test } from 'playwright/test';
import { hydrate } from '../support/client.ts';
import { functionUrlPattern, button, fillIn, toast } from '../support/enquiry.ts';
import { compare } from './compare.ts';
import { open } from '../../../support/look/page.ts';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // The line beside the form says whether the office is open now.
  await page.clock.setFixedTime('2026-11-23T10:00:00+08:00');
});

for (const width of [390, 1440]) {
  test(`a form with mistakes, sent and failed looks as before at ${width} px`, async ({ page, browser }) => {
    let fail!: () => void;
    const failed = new Promise<void>((resolve) => (fail = resolve));
    await page.route(functionUrlPattern, (route) => failed.then(() => route.abort()));
    await page.setViewportSize({ width, height: 1400 });
    await open(page, '/contact');
    await hydrate(page);
    await page.getByLabel('Name').fill('Ana Tan');
    await page.getByLabel('Email').fill('ana@');
    await button(page).click();
    await page.getByLabel('Phone').fill('+65 8000 0000');
    await expect(page.getByRole('alert')).toContainText('Please correct these 3 fields');
    await compare(page.locator('form'), browser, `form-mistakes-${width}`);
    await open(page, '/contact');
    await hydrate(page);
    await fillIn(page, '4-room flat, moving out in two weeks. Keys are with me until then.');
    await button(page).click();
    await expect(button(page)).toHaveText(/^Sending/);
    await compare(page.locator('form'), browser, `form-sending-${width}`);
    fail();
    await expect(toast(page)).toBeFocused();
    await page.mouse.move(0, 0);
    await compare(page, browser, `form-failed-${width}`);
  });
}

test("the function's own page looks as before on a phone", async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/contact');
  await fillIn(page, '4-room flat, moving out in two weeks. Keys are with me until then.');
  await page.getByLabel('Phone').fill(' ');
  await button(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your message was not sent yet');
  await compare(page, browser, 'function-page', true);
});
