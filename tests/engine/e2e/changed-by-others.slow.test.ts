import { expect, test, type Page } from 'playwright/test';
import { hold, hydrate, nextFrames, openHydrated } from './support/client.ts';
import {
  button,
  enquiries,
  expectKept,
  fields,
  fillIn,
  functionUrlPattern,
  send,
  stored,
  unique,
} from './support/enquiry.ts';

/** Runs in the page: a page translator. It puts all words into elements, also words that come later. */
function translate(): void {
  const put = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (!text.data.trim() || text.parentElement?.closest('font,script,style,textarea,svg') !== null) continue;
      const font = document.createElement('font');
      font.append(text.data.replace(/\S/, (letter) => `译${letter}`));
      text.replaceWith(font);
    }
  };
  put(document.body);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      if (target instanceof CharacterData) put(target.parentNode ?? target);
      for (const node of addedNodes) put(node);
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
}

/** Runs in the page: password managers and writing helpers. */
function help(): void {
  for (const field of document.querySelectorAll('form[method=post] :is(input,textarea,select)')) {
    field.after(document.createElement(field.matches('textarea') ? 'grammarly-extension' : 'div'));
    field.before(document.createElement('keeper-lock'));
    field.setAttribute('data-helped', '');
  }
}

/** The programs that change a page, and when they do it: before or after React takes over. */
const cases: readonly [what: string, before: () => void, after: () => void][] = [
  ['translates the page at load', translate, () => undefined],
  ['translates the page later', () => undefined, translate],
  ['puts elements beside the fields', help, help],
];

/** Fills in the form, as `fillIn` does, but finds the fields by their ids, because their labels may be changed. */
async function fillInById(page: Page, message: string): Promise<void> {
  await page.locator('#enquiry-email').fill('ana@example.com');
  await page.locator('#enquiry-phone').fill('+65 8000 0000');
  await page.locator('#enquiry-service').selectOption({ index: 1 });
  await page.locator('#enquiry-message').fill(message);
  await page.locator('#enquiry-name').pressSequentially('Ana');
}

/** Expects what `fillInById` and " Tan" have typed. */
async function expectTyped(page: Page, message: string): Promise<void> {
  const values = page.locator('form[method=post] :is(input,select,textarea)[id^=enquiry-]:not([name=website])');
  await expect
    .poll(() => values.evaluateAll((all) => all.map((field) => (field as HTMLInputElement).value)))
    .toEqual(['Ana Tan', 'ana@example.com', '+65 8000 0000', 'Weekly Cleaning', message]);
}

for (const [what, before, after] of cases) {
  test(`when another program ${what}, nothing typed is lost, and the enquiry is stored`, async ({ page }) => {
    const message = unique(what);
    const release = await hold(page, '**/assets/chunks/**');
    await page.goto('/contact');
    await page.evaluate(before);
    await fillInById(page, message);
    release();
    await hydrate(page);
    await nextFrames(page);
    await page.keyboard.type(' Tan');
    await page.evaluate(after);
    await expectTyped(page, message);

    // A failed attempt keeps the form.
    await page.route(functionUrlPattern, (route) => route.abort());
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText('Failed to send');
    await expectTyped(page, message);
    await page.unroute(functionUrlPattern);

    await send(page);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/Thank you/i);
    expect(await enquiries(message)).toMatchObject([{ name: 'Ana Tan', service: 'Weekly Cleaning' }]);
  });
}

test('in a translated page, what is typed lands in its own field, also if the visitor goes there as React takes over', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/chunks/**');
  await page.goto('/punggol');
  await page.evaluate(translate);
  await page.locator('#enquiry-phone').pressSequentially('8123');
  await page.evaluate(() => {
    const go = () => document.getElementById('enquiry-message')!.focus();
    new MutationObserver(go).observe(document.documentElement, { attributeFilter: ['data-client'] });
  });
  release();
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready');
  await nextFrames(page);
  await page.keyboard.type('Two rooms');
  await expect(page.locator('#enquiry-message')).toHaveValue('Two rooms');
  await expect(page.locator('#enquiry-phone')).toHaveValue('8123');
});

/** Opens a page in place, as a link to it does. */
const openPage = (page: Page, path: string) =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'There' });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

test('after a translation, a page that opens in place has its own words', async ({ page }) => {
  await openHydrated(page, '/bedok');
  await page.evaluate(translate);
  await openPage(page, '/punggol');
  await expect(page).toHaveTitle(/Punggol/);
  await expect(page.locator('main')).toContainText('Punggol');
  const wordsOf = () => page.locator('main').evaluate((main) => main.textContent.replaceAll(/[译\s]/g, ''));
  const words = await wordsOf();
  await openHydrated(page, '/punggol');
  await nextFrames(page);
  expect(words).toBe(await wordsOf());
});

test('the form of each page has its own text, and what became of an enquiry is shown in its own form', async ({
  page,
}) => {
  const [message, other] = [unique('First'), unique('Other')];
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await openPage(page, '/bedok');
  await expect(page).toHaveTitle(/Bedok/);
  await page.getByLabel('Name').fill('Bo');
  await openPage(page, '/contact');
  await expect(page).toHaveTitle(/^Contact/);
  await expectKept(page, message);

  await test.step('the answer to one enquiry leaves another that is being typed', async () => {
    const release = await hold(page, functionUrlPattern);
    const sent = page.waitForRequest(functionUrlPattern);
    await button(page).click();
    await sent;
    await openPage(page, '/bedok');
    await expect(page).toHaveTitle(/Bedok/);
    await expect(page.getByLabel('Name')).toHaveValue('Bo');
    await page.getByLabel('Message').fill(other);
    const answered = page.waitForResponse(functionUrlPattern);
    release();
    await answered;
    await nextFrames(page);
    await expect(page).toHaveURL('/bedok');
    await expect(page.getByLabel('Message')).toHaveValue(other);
    expect(await enquiries(message)).toHaveLength(1);
  });

  await test.step('a failure that the visitor missed is shown when the form opens again', async () => {
    await page.unroute(functionUrlPattern);
    let fail = (): void => undefined;
    await page.route(functionUrlPattern, (route) => (fail = () => void route.abort()));
    await fillIn(page, other);
    await button(page).click();
    await openPage(page, '/about');
    await expect(page).toHaveTitle(/^About/);
    const failed = page.waitForEvent('requestfailed');
    fail();
    await failed;
    await nextFrames(page);
    await page.goBack();
    await expect(page.getByRole('alert')).toContainText('Failed to send');
    await expectKept(page, other);
  });
});

test('what is added to a form that is being sent stays, and is not lost with the answer', async ({ page }) => {
  const message = unique('Slow');
  const answer = await hold(page, functionUrlPattern);
  await openHydrated(page, '/contact');
  await fillIn(page, message);
  await button(page).click();
  await page.getByRole('banner').getByRole('link', { name: 'About Us' }).click();
  await expect(page).toHaveTitle('About | Sapu');
  await page.goBack();
  const { Message } = fields(page);
  await expect(Message).toHaveValue(message);
  await Message.fill(`${message} PS: the gate code`);
  answer();
  await expect(page).toHaveURL('/thank');
  await page.goBack();
  await expect(Message).toHaveValue(`${message} PS: the gate code`);
  expect(await stored(message)).toBe(1);
});
