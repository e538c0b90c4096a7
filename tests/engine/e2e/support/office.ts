import { readFileSync } from 'node:fs';
import { expect, test, type Page } from 'playwright/test';
import { expectAccessible } from '../../../support/axe.ts';
import type { Elsewhere } from './elsewhere.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name }).click();
const expectHeading = (page: Page, heading: string) =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

/** The owner's pages on a phone, without JavaScript. What they say and do is tested in tests/engine/function. */
export function testOffice(site: Elsewhere): void {
  /** Waits for a mail that contains this text, and returns the link in it that follows this rule. */
  async function linkIn(words: string, rule: RegExp): Promise<string> {
    const texts = () => site.mail.received.map(({ text = '' }) => text);
    const find = () => rule.exec(texts().find((text) => text.includes(words) && rule.test(text)) ?? '')?.[1] ?? '';
    await expect.poll(find).not.toBe('');
    return find();
  }

  /** axe needs timers, so it runs on copies of the pages in this page, which has JavaScript. */
  let scripted: Page;
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  test.beforeAll(async ({ browser }) => {
    scripted = await browser.newPage({ javaScriptEnabled: true, viewport: { width: 390, height: 844 } });
  });
  test.afterAll(() => scripted.context().close());

  /** Expects that the page is accessible and as wide as the phone, and shows the focus. */
  async function expectPage(page: Page, heading: string): Promise<void> {
    await expectHeading(page, heading);
    await scripted.setContent(await page.content());
    await expectAccessible(scripted);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => getComputedStyle(document.activeElement!).outlineStyle)).toBe('solid');
  }

  test('a button in a mail has one effect, and a sign-in link opens all enquiries', async ({ page, context }) => {
    const [name, email, phone, service] = ['Bo Lim', 'bo@example.com', '+65 9000 0000', 'Weekly Cleaning'];
    const body = JSON.stringify({ name, email, phone, service, message: `Four rooms.\n${'x'.repeat(200)}` });
    const init = { method: 'POST', body, headers: { 'Content-Type': 'application/json' } };
    expect((await fetch(site.edge.url, init)).status).toBe(200);
    await page.goto(await linkIn('Four rooms.', /Answered: (http\S+)/));
    await expectPage(page, 'Was this enquiry answered?');
    await expect(page.getByRole('main')).toContainText('Four rooms.');
    await press(page, 'Answered');
    await expectPage(page, 'Marked as answered');
    await page.reload();
    await expectPage(page, 'Nothing was changed');
    await page.goto(`${site.address}/office/spam?link=x`);
    await expectPage(page, 'This link is not valid');

    await page.goto(`${site.address}/office`);
    await expectPage(page, 'Open the enquiries');
    await press(page, 'Send me a link');
    // This page has nothing to press.
    await expectHeading(page, 'Look into the mailbox');
    await page.goto(await linkIn('/enter', /(http\S+\/enter\?key=\S+)/));
    await expectPage(page, 'Open the enquiries on this device?');
    await press(page, 'Open the enquiries');
    await expect(page).toHaveURL(`${site.address}/office`);
    await expectPage(page, 'Enquiries');
    expect(await context.cookies()).toMatchObject([
      { name: 'office', path: '/office', httpOnly: true, secure: false, sameSite: 'Lax' },
    ]);

    await page.getByRole('link', { name: /^All/ }).click();
    await page.getByLabel('Search in names').fill('four rooms');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article')).toHaveCount(1);
    await press(page, 'Open again');
    await expect(page.getByRole('status')).toHaveText('Bo Lim: open now');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download as a table' }).click();
    expect(readFileSync(await (await download).path(), 'utf8')).toContain(`"'+65 9000 0000"`);
    await page.getByRole('link', { name: 'Forget this person' }).click();
    await expectPage(page, 'Delete everything of bo@example.com?');
    await press(page, 'Delete for ever');
    await expectPage(page, 'Everything of this person was deleted');
    await page.getByRole('link', { name: 'Back to all enquiries' }).click();
    await expect(page.getByRole('article')).toHaveCount(0);
    await press(page, 'Sign out');
    await expectHeading(page, 'Open the enquiries');
  });
}
