import { expect, test } from 'playwright/test';
import { open } from '../../support/look/page.ts';
import { paperFaults } from '../../support/look/paper.ts';
import { pathsOf } from '../site.ts';

for (const path of pathsOf('service')) {
  test(`the sheet of ${path} prints on one page; if not, shorten its lists or its lines`, async ({ page }) => {
    await open(page, path);
    // The first script adds the styles for paper, and the page does not wait for them.
    await page.waitForFunction(() => document.querySelector<HTMLLinkElement>('link[href*="/later-"]')?.sheet);
    expect(await paperFaults(page)).toEqual([]);
  });
}
