import { expect, test } from 'playwright/test';
import { hold } from './support/client.ts';
import { arrow, carousel, expectSeen, expectTakenOver, seen, show, swipe } from './support/slides.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a touch swipes the carousel in a loop, scrolls the page over it, and selects a review by its dot', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && pathname.startsWith('/assets/')) scripts.push(pathname);
  });
  await page.goto('/');
  await show(page);

  await test.step('a vertical swipe scrolls the page, and loads no script', async () => {
    const before = await page.evaluate(() => scrollY);
    scripts.length = 0;
    await swipe(page, 0, -200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100);
    expect(scripts).toEqual([]);
  });

  await test.step('the list scrolls until embla takes over at the same slide, and then loops', async () => {
    const release = await hold(page, '**/assets/chunks/**');
    await swipe(page, -250, 0);
    await expectSeen(page, [2]);
    release();
    await expectTakenOver(page);
    expect(await seen(page)).toEqual([2]);
    for (const number of [1, 5]) {
      await swipe(page, 250, 0);
      await expectSeen(page, [number]);
      await expect(carousel(page).locator('[aria-current]')).toHaveAccessibleName(`Review ${number} of 5`);
    }
  });

  await test.step('a dot shows and announces its review, and is large enough to tap', async () => {
    const dot = carousel(page).getByRole('button', { name: 'Review 4 of 5' });
    await dot.tap();
    await expectSeen(page, [4]);
    await expect(dot).toHaveAttribute('aria-current', 'true');
    await expect(carousel(page).getByRole('status')).toHaveText('Review 4 of 5');
    const box = (await dot.boundingBox())!;
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(24);
    await expect(arrow(page, 'Next')).toBeHidden();
  });

  await test.step('in landscape, where there are arrows, it continues from the same review', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await show(page);
    const [first] = await seen(page);
    await arrow(page, 'Previous').tap();
    await expectSeen(page, [first! - 1, first!]);
    await swipe(page, 300, 0);
    await expectSeen(page, [first! - 2, first! - 1]);
  });
});
