import { expect, test, type Page } from 'playwright/test';
import { hydrate, watchConsole } from './support/client.ts';
import { nextFrames } from './support/frames.ts';
import { button, enquiries, fields, fillIn, unique } from './support/enquiry.ts';

const area = (page: Page) => page.locator('form[method=post] [name=area]');

const headings = { 'About Us': 'The people from block 20', 'Contact Us': 'Contact Us' };

/** Opens a page in place, and waits for its heading, because its form is like that of other pages. */
async function follow(page: Page, name: keyof typeof headings): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[name]);
}

/** Opens a page, and from it the contact page by a full load. */
async function loadContactFrom(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => location.assign('/contact'));
  await expect(page).toHaveURL('/contact');
  await page.waitForLoadState();
}

test('from the page of a service, the form has this service selected, in place and after a full load', async ({
  page,
}) => {
  const { Service: service } = fields(page);
  const messages = watchConsole(page);
  // Records each value that the service field shows, frame by frame.
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const look = () => {
      const choice = document.querySelector('select');
      if (choice && seen.at(-1) !== choice.value) seen.push(choice.value);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/move-in-out-cleaning');
  await hydrate(page);
  await follow(page, 'Contact Us');
  await expect(service).toHaveValue('Move In/Out Cleaning');
  await test.step('in place, the placeholder is not visible before the service', async () => {
    await nextFrames(page);
    expect(await page.evaluate('seen')).toEqual(['Move In/Out Cleaning']);
  });
  await test.step('after a full load, and a reload', async () => {
    await loadContactFrom(page, '/move-in-out-cleaning');
    await expect(service).toHaveValue('');
    await hydrate(page);
    await expect(service).toHaveValue('Move In/Out Cleaning');
    await page.reload();
  });
  await test.step('a service that the visitor has selected stays selected, also on another page and back', async () => {
    await service.selectOption('Other');
    await hydrate(page);
    await expect(service).toHaveValue('Other');
    await follow(page, 'About Us');
    await follow(page, 'Contact Us');
    await expect(service).toHaveValue('Other');
  });
  await test.step('from other pages nothing is selected, and no address names the previous page', async () => {
    await page.reload();
    await hydrate(page);
    await follow(page, 'About Us');
    await follow(page, 'Contact Us');
    await expect(page).toHaveURL('/contact');
    await expect(service).toHaveValue('');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', 'https://sapu.example/contact');
    await expect(area(page)).toHaveCount(0);
  });
  expect(messages).toEqual([]);
});

test('from an area page the area is sent with an enquiry on the contact page', async ({ page }) => {
  const message = unique('From Simei');
  await test.step('in place, also after a mistake', async () => {
    await page.goto('/simei');
    await hydrate(page);
    await follow(page, 'Contact Us');
    await expect(area(page)).toHaveValue('Simei');
    await button(page).click();
    await page.getByRole('alert').getByRole('link').first().click();
    await expect(area(page)).toHaveValue('Simei');
  });
  await test.step('by a full load', async () => {
    await loadContactFrom(page, '/simei');
    await hydrate(page);
    await expect(area(page)).toHaveValue('Simei');
    await fillIn(page, message);
    await button(page).click();
    await expect(page).toHaveURL('/thank');
    expect(await enquiries(message)).toMatchObject([{ area: 'Simei', page: '/contact' }]);
  });
});
