import { expect, test, type Page } from 'playwright/test';

const question = 'How do I book?';
const partOf = (page: Page, text: string) => page.locator('main details', { hasText: text });
const openOnes = (page: Page) => page.locator('main details[open]');

test('one answer is open at a time, and an open one can be closed, by mouse and by keyboard', async ({ page }) => {
  await page.goto('/bedok');
  await expect(openOnes(page)).toHaveCount(1);
  await page.getByText(question).click();
  await expect(openOnes(page)).toHaveCount(1);
  await expect(partOf(page, question).locator('p')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(openOnes(page)).toHaveCount(0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(openOnes(page)).toHaveCount(1);
  await expect(partOf(page, question)).not.toHaveAttribute('open', '');
});

test('find in page finds words of a closed answer, and opens it', async ({ page }) => {
  const words = partOf(page, question).locator('p');
  await page.goto('/bedok');
  const text = (await words.textContent())!.split(' ').slice(0, 4).join(' ');
  await expect(words).toBeHidden();
  await page.goto('about:blank');
  await page.goto(`/bedok#:~:text=${encodeURIComponent(text)}`);
  await expect(words).toBeVisible();
  await expect(partOf(page, question)).toHaveAttribute('open', '');
});
