import { readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { company } from '../site.ts';

/** Whether a mail to the company contains this message. */
function mailed(message: string): boolean {
  const folder = '.local/test/mail';
  return readdirSync(folder).some((name) => {
    const mail = readFileSync(`${folder}/${name}`, 'utf8');
    return mail.includes(`To: ${company.email}`) && mail.includes(message);
  });
}

/** Sends the form to the function on this machine, because a test must not write into the database of the live site. */
async function sendHere(page: Page): Promise<void> {
  const here = new URL(page.url());
  const elsewhere = ({ origin, pathname }: URL) => pathname.startsWith('/functions/') && origin !== here.origin;
  await page.route(elsewhere, async (route) => {
    const { pathname } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: new URL(pathname, here).href }) });
  });
  // Without scripts the browser itself sends the form.
  const form = page.locator('form[method=post]');
  await form.evaluate((element: HTMLFormElement) => (element.action = new URL(element.action).pathname));
}

/** Fills in the form with the first service that the company offers, and sends it. Returns that service. */
async function send(page: Page, message: string): Promise<string> {
  const form = page.locator('form[method=post]');
  const service = form.locator('select[name=service]');
  await page.goto('/contact');
  await sendHere(page);
  await form.locator('[name=name]').fill('Ana Lim');
  await form.locator('[name=email]').fill('ana@example.com');
  await form.locator('[name=phone]').fill('+65 8000 0000');
  await service.selectOption({ index: 1 });
  const chosen = await service.inputValue();
  await form.locator('[name=message]').fill(message);
  // The function takes an enquiry for spam if the form was filled in within 1 s.
  await expect.poll(() => page.evaluate(() => performance.now())).toBeGreaterThan(2_000);
  await form.locator('button[type=submit]').click();
  await expect(page).toHaveURL('/thank');
  return chosen;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('an enquiry is stored, and mailed to the company', async ({ page }) => {
      const message = `A question, ${javaScriptEnabled ? 'with' : 'without'} scripts, ${Date.now()}`;
      const service = await send(page, message);
      await page.goto('/_local');
      const rows = page.locator('li', { hasText: message });
      await expect(rows).toHaveCount(1);
      for (const text of ['Ana Lim', service]) await expect(rows).toContainText(text);
      await expect.poll(() => mailed(message)).toBe(true);
    });
  });
}
