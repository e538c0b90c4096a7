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

test('repeated submits make one enquiry and one request, and the form is empty afterwards', async ({ page }) => {
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

test('a submit before hydration, and another after it while the first is still being sent, make one enquiry', async ({
  page,
}) => {
  const message = unique('Meanwhile');
  const types: (string | undefined)[] = [];
  let second = (): void => undefined;
  const isSecond = new Promise<void>((resolve) => (second = resolve));
  await page.route(functionUrlPattern, async (route) => {
    types.push(route.request().headers()['content-type']);
    if (types.length > 1) second();
    await isSecond;
    await route.continue();
  });
  const release = await hold(page, '**/assets/**/*.js');
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page, message);
  // The page itself presses keys and clicks again after hydration, because Playwright cannot use the page while it is
  // navigating.
  await page.evaluate(() => {
    const timer = setInterval(() => {
      dispatchEvent(new KeyboardEvent('keydown'));
      if (document.documentElement.dataset['client'] !== 'ready') return;
      clearInterval(timer);
      document.querySelector<HTMLButtonElement>('form[method=post] button')?.click();
    }, 50);
  });
  const asked = page.waitForRequest(functionUrlPattern);
  await button(page).click({ noWaitAfter: true });
  await asked;
  release();
  await expect(page).toHaveURL('/thank');
  expect(types).toEqual(['application/x-www-form-urlencoded', 'application/json']);
  expect(await stored(message)).toBe(1);
});
