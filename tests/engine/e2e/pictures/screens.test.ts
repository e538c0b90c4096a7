import { expect, test } from 'playwright/test';
import { compare, isUpdate } from './compare.ts';
import { addStyles, loadAll, open } from '../../../support/look/page.ts';
import { layouts as templates } from '../support/pages.ts';

const nameOf = (path: string) => path.slice(1) || 'home';

test.describe.configure({ mode: 'parallel' });

test.beforeEach(async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
});

for (const width of [390, 1440]) {
  for (const path of templates) {
    test(`${path} looks as before at ${width} px`, async ({ page, browser }) => {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      await loadAll(page);
      await compare(page, browser, `${nameOf(path)}-${width}`, true);
    });
  }
}

test('the Services panel looks as before', async ({ page, browser }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Services' }).click();
  await expect(page.locator('#services-panel')).toBeVisible();
  await loadAll(page);
  await compare(page, browser, 'services-panel');
});

test('the menu of a phone looks as before, with its services open', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, '/about');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('navigation', { name: 'Menu' }).getByText('Services').click();
  await compare(page, browser, 'phone-menu');
});

const changes = {
  'a block that moved by 4 px': '.features{position:relative;left:4px}',
  'a button of another colour': '.hero .button-primary{background:#A62815!important}',
  'a background of another colour': '.band-paper{background:#FFFAF0!important}',
  'an icon that is gone': '.book-bar .round .icon{visibility:hidden}',
} as const;

for (const [change, css] of Object.entries(changes)) {
  test(`${change} is noticed`, async ({ page, browser }) => {
    test.skip(isUpdate(), 'pictures are taken, not compared');
    await page.setViewportSize({ width: 390, height: 900 });
    await open(page, '/');
    await loadAll(page);
    await addStyles(page, css);
    await expect(compare(page, browser, 'home-390', true)).rejects.toThrow(/pixels|was .* and is/);
  });
}
