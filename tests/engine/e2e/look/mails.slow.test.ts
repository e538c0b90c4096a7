import { expect, test } from 'playwright/test';
import { acknowledgement } from '../../../../supabase/functions/send-contact-email/mail/acknowledgement.ts';
import { company } from '../../function/company.ts';
import { enquiry, morningOf, mailAbout } from '../../function/mails.ts';
import { expectStandard } from '../../../support/axe.ts';

const mails = {
  morning: morningOf(1, {}, 1),
  notification: mailAbout({ area: 'Punggol' }),
  acknowledgement: acknowledgement(enquiry, company),
};

for (const [name, { html }] of Object.entries(mails)) {
  test(`the ${name} is readable in a light and in a dark client, and loads nothing`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.setContent(html);
    for (const [colorScheme, width] of [
      ['light', 390],
      ['dark', 640],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 700 });
      await expectStandard(page);
    }
    // So it is complete with pictures turned off.
    expect(asked).toEqual([]);
    expect(await page.locator('img,svg,link,script,iframe,object').count()).toBe(0);
    expect(html).not.toMatch(/url\(|background=/);
  });
}

test('texts of any length fit on a phone', async ({ page }) => {
  const long = 'x'.repeat(200);
  const { html } = mailAbout({ name: long, phone: '8'.repeat(50), message: long });
  await page.setViewportSize({ width: 320, height: 700 });
  await page.setContent(html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
