import { expect, test } from 'playwright/test';
import { compare } from './compare.ts';
import { addStyles, loadAll, open } from '../../../support/look/page.ts';

test.describe.configure({ mode: 'parallel' });

/** A picture takes more than a second, so the gallery is split into shares that run in parallel. */
const shares = [0, 1, 2, 3];

for (const [width, share] of [390, 1440].flatMap((each) => shares.map((part) => [each, part] as const))) {
  test(`every component of the gallery looks as before at ${width} px, share ${share + 1} of ${shares.length}`, async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/gallery');
    await loadAll(page);
    const components = await page.locator('main > section[id]').all();
    expect(components.length).toBeGreaterThan(25);
    // Otherwise sticky bars would be where the window happens to be scrolled.
    await addStyles(page, '.bar, .book-bar { position: static !important }');
    // Each component starts at a whole pixel, whatever is above it.
    await page.locator('main > section[id]').evaluateAll((sections) => {
      for (const section of sections as HTMLElement[])
        section.style.height = `${Math.ceil(section.offsetHeight) + 1}px`;
    });
    for (const component of components.filter((_, index) => index % shares.length === share)) {
      const name = await component.getAttribute('id');
      await test.step(`${name}`, () => compare(component, browser, `gallery/${name}-${width}`));
    }
  });
}
