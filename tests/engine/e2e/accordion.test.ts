import { expect, test, type Page } from 'playwright/test';
import { loadMotion } from './support/motion.ts';

const question = 'How do I book?';
const partOf = (page: Page, text: string) => page.locator('main details', { hasText: text });
const openOnes = (page: Page) => page.locator('main details[open]');

/** The present height of the answer to a question, in px. */
const heightOf = (page: Page, text: string) =>
  partOf(page, text).evaluate((part) => parseFloat(getComputedStyle(part, '::details-content').height));

/** Opens or closes an answer. Returns its height in each frame, and the duration of the transition. */
const fold = (page: Page, text: string) =>
  partOf(page, text).evaluate(async (part: HTMLDetailsElement) => {
    const style = getComputedStyle(part, '::details-content');
    const heights = [parseFloat(style.height)];
    part.open = !part.open;
    const duration = style.transitionDuration;
    do {
      await new Promise(requestAnimationFrame);
      heights.push(parseFloat(style.height));
    } while (part.getAnimations({ subtree: true }).length > 0);
    return { duration, heights };
  });

const isRising = (heights: readonly number[]) => heights.every((height, index) => height >= (heights[index - 1] ?? 0));

test('an answer opens and closes', async ({ page }) => {
  await page.goto('/bedok');
  await loadMotion(page);
  await test.step('one answer is open at a time, and an open one can be closed, by mouse and by keyboard', async () => {
    await expect(openOnes(page)).toHaveCount(1);
    await page.getByText(question).click();
    await expect(openOnes(page)).toHaveCount(1);
    await expect(partOf(page, question)).toHaveAttribute('open', '');
    await page.keyboard.press('Enter');
    await expect(openOnes(page)).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(openOnes(page)).toHaveCount(1);
    await expect(partOf(page, question)).not.toHaveAttribute('open', '');
  });
  await test.step('an answer opens in 220 ms to its full height, and closes in 160 ms', async () => {
    await expect.poll(() => heightOf(page, question)).toBe(0);
    const opening = await fold(page, question);
    const whole = opening.heights.at(-1)!;
    expect(opening.duration).toBe('0.22s');
    expect(whole).toBeGreaterThan(40);
    expect(isRising(opening.heights)).toBe(true);
    expect(opening.heights.some((height) => height > 0 && height < whole)).toBe(true);
    const closing = await fold(page, question);
    expect(closing.duration).toBe('0.16s');
    expect(isRising(closing.heights.toReversed())).toBe(true);
    expect(closing.heights.some((height) => height > 0 && height < whole)).toBe(true);
    expect(closing.heights.at(-1)).toBe(0);
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await test.step('with reduced motion the answer is shown at once', async () => {
    const { duration, heights } = await fold(page, question);
    expect(duration).toBe('0s');
    expect(new Set(heights.slice(1)).size).toBe(1);
    await expect(partOf(page, question).locator('p')).toBeVisible();
  });
});

test('find in page finds words of a closed answer, and opens it', async ({ page }) => {
  const words = partOf(page, question).locator('p');
  await page.goto('/bedok');
  await loadMotion(page);
  const text = (await words.textContent())!.split(' ').slice(0, 4).join(' ');
  await expect(words).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`/bedok#:~:text=${encodeURIComponent(text)}`);
  await expect(words).toBeVisible();
  await expect(partOf(page, question)).toHaveAttribute('open', '');
});
