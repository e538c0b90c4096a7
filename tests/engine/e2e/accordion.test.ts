import { expect, test } from 'playwright/test';

const question = 'How do I book?';

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('one answer is open at a time, and an open one can be closed, by mouse and by keyboard', async ({ page }) => {
      await page.goto('/bedok');
      const open = page.locator('main details[name=faq][open]');
      // On other pages the first answer is open.
      await expect(open).toHaveCount(0);
      await page.getByText(question).click();
      await expect(open).toHaveCount(1);
      await expect(open.locator('p')).toContainText('call +65 0000 0000');
      await page.keyboard.press('Enter');
      await expect(open).toHaveCount(0);
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Space');
      await expect(open).toHaveCount(1);
      await expect(open).not.toContainText(question);
    });
  });
}

test('find in page finds words of a closed answer, and opens it', async ({ page }) => {
  const part = page.locator('main details[name=faq]', { hasText: question });
  await page.goto('/bedok');
  const text = (await part.locator('p').textContent())!.split(' ').slice(0, 4).join(' ');
  await page.goto('about:blank');
  await page.goto(`/bedok#:~:text=${encodeURIComponent(text)}`);
  await expect(part).toHaveAttribute('open', '');
});
