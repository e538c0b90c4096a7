import { test } from 'playwright/test';
import { mails } from '../support/mails.ts';
import { compare } from './compare.ts';

for (const [name, { html }] of Object.entries(mails)) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [390, 640]) {
      test(`the ${name} looks as before in a ${colorScheme} client ${width} px wide`, async ({ page, browser }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 700 });
        await page.setContent(html);
        await compare(page, browser, `mail-${name}-${colorScheme}-${width}`, true);
      });
    }
  }
}
