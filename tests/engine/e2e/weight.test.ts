import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { siteOf } from '../../support/sites.ts';
import { saveData } from './support/client.ts';

const weight = (path: string) => brotliCompressSync(readFileSync(join(siteOf('first'), path))).length;

test('the scripts that a page loads after the first sign of intent weigh at most 109.1 kB', async ({ page }) => {
  await saveData(page);
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  // The heaviest page, and the one with the form.
  for (const path of ['/', '/contact']) {
    await page.goto(path);
    scripts.clear();
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-client', 'ready');
    const total = [...scripts].reduce((sum, script) => sum + weight(script), 0);
    test.info().annotations.push({ type: 'bytes', description: `${total} at ${path}` });
    expect(scripts.size, path).toBeGreaterThan(3);
    expect(total, path).toBeLessThanOrEqual(109_100);
  }
});
