import { expect, test, type Page } from 'playwright/test';
import { hold, hydrate } from './support/client.ts';
import { functionUrlPattern, button, fillIn, stored, unique } from './support/enquiry.ts';

const impatient: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'a double click': (page) => button(page).dblclick(),
  'Enter twice in a field': async (page) => {
    await page.getByLabel('Phone').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  },
};

test('repeated submits make one enquiry and one request', async ({ page }) => {
  let requests = 0;
  page.on('request', (request) => (requests += Number(request.url().endsWith('/send-contact-email'))));
  await page.goto('/contact');
  await hydrate(page);
  for (const [what, act] of Object.entries(impatient)) {
    await test.step(what, async () => {
      const message = unique(what);
      requests = 0;
      const release = await hold(page, functionUrlPattern);
      await fillIn(page, message);
      await act(page);
      release();
      await expect(page).toHaveURL('/thank');
      await page.unroute(functionUrlPattern);
      expect(requests).toBe(1);
      expect(await stored(message)).toBe(1);
      await page.goBack();
      await expect(page.getByLabel('Message')).toHaveValue('');
    });
  }
});
