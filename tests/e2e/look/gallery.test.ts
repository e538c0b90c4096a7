import { expect, test } from 'playwright/test';
import { compare } from './support/compare.ts';
import { loadAll, open } from './support/pages.ts';

test.describe.configure({ mode: 'parallel' });

for (const width of [390, 1440]) {
  test(`every component of the gallery looks as before at ${width} px`, async ({ page, browser }) => {
    test.setTimeout(180_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await open(page, '/gallery');
    await loadAll(page);
    const components = await page.locator('main > section[id]').all();
    expect(components.length).toBeGreaterThan(25);
    // Each begins at a whole pixel, whatever stands above it.
    await page.locator('main > section[id]').evaluateAll((sections) => {
      for (const section of sections as HTMLElement[])
        section.style.height = `${Math.ceil(section.offsetHeight) + 1}px`;
    });
    for (const component of components) {
      const name = await component.getAttribute('id');
      await test.step(`${name}`, () => compare(component, browser, `gallery/${name}-${width}`));
    }
  });
}
