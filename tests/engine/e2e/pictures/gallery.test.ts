import { expect, test, type Page } from 'playwright/test';
import { compare } from './compare.ts';
import { addStyles, loadAll, open } from '../../../support/look/page.ts';

test.describe.configure({ mode: 'parallel' });

/** A picture takes about half a second, so the gallery is split into shares that run in parallel. */
const shares = [0, 1, 2, 3];

/** Shows one component alone, because a picture takes longer the more is on the page. */
const showOnly = (page: Page, name: string) =>
  page.locator('main > section[id]').evaluateAll((sections, shown) => {
    for (const section of sections as HTMLElement[]) {
      const isShown = section.id === shown;
      section.style.display = isShown ? '' : 'none';
      section.style.height = '';
      if (!isShown) continue;
      // Rounded up, so that the picture ends at a whole pixel.
      section.style.height = `${Math.ceil(section.offsetHeight) + 1}px`;
      // If the section is partly in view, Playwright does not scroll to it, and cuts its picture.
      section.scrollIntoView({ behavior: 'instant' });
    }
  }, name);

for (const share of shares) {
  test(`components of the gallery look as before, share ${share + 1} of ${shares.length}`, async ({
    page,
    browser,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, '/gallery');
    await loadAll(page);
    // Otherwise sticky bars would be in the pictures, and a component could not always be scrolled to the top edge.
    await addStyles(
      page,
      '.bar, .book-bar { position: static !important } html { scroll-padding: 0 !important } main { padding-bottom: 100vh }',
    );
    const ids = await page.locator('main > section[id]').evaluateAll((sections) => sections.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(25);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const name of ids.filter((_, index) => index % shares.length === share)) {
        await showOnly(page, name);
        await test.step(`${name} at ${width} px`, () =>
          compare(page.locator(`[id="${name}"]`), browser, `gallery/${name}-${width}`));
      }
    }
  });
}
