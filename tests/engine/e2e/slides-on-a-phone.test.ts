import { expect, test } from 'playwright/test';
import { arrow, carousel, expectSeen, expectTakenOver, seen, show, swipe } from './support/slides.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a finger turns them, scrolls the page over them, and shows one by its dot', async ({ page }) => {
  const scrolled = () => page.evaluate(() => scrollY);
  await page.goto('/');
  await show(page);

  await test.step('one that goes up or down scrolls the page, and brings no script', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.resourceType() === 'script' && pathname.startsWith('/assets/')) scripts.push(pathname);
    });
    const before = await scrolled();
    await swipe(page, 0, -200);
    await expect.poll(scrolled).toBeGreaterThan(before + 100);
    expect(scripts).toEqual([]);
  });

  await test.step('it swipes the list, then embla takes over where it stands, then it swipes that', async () => {
    await swipe(page, -250, 0);
    await expectSeen(page, [2]);
    await expectTakenOver(page);
    expect(await seen(page)).toEqual([2]);
    await swipe(page, -250, 0);
    await expectSeen(page, [3]);
    for (const number of [2, 1, 5]) {
      await swipe(page, 250, 0);
      await expectSeen(page, [number]);
    }
  });

  await test.step('one that goes up or down scrolls the page still', async () => {
    await show(page);
    const before = await scrolled();
    await swipe(page, 10, -200);
    await expect.poll(scrolled).toBeGreaterThan(before + 100);
    expect(await seen(page)).toEqual([5]);
  });

  await test.step('a dot shows its review, and is marked; it is big enough to be hit', async () => {
    const dot = carousel(page).getByRole('button', { name: 'Review 4 of 5' });
    await dot.tap();
    await expectSeen(page, [4]);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).locator('[aria-current]')).toHaveCount(1);
    const box = (await dot.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await expect(arrow(page, 'Next')).toBeHidden();
  });
});
