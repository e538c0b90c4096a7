import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'playwright/test';
import { siteOf } from '../../support/sites.ts';
import { saveData } from './support/client.ts';

const weight = (path: string) => brotliCompressSync(readFileSync(join(siteOf('first'), path))).length;

// The heaviest page, and the one with the form.
for (const path of ['/', '/contact']) {
  test(`the scripts that ${path} fetches when it is used weigh at most 105 kB`, async ({ page }) => {
    await saveData(page);
    await page.goto(path);
    const scripts = new Set<string>();
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
    });
    await page.keyboard.press('Shift');
    await expect(page.locator('html')).toHaveAttribute('data-client', 'ready');
    const total = [...scripts].reduce((sum, script) => sum + weight(script), 0);
    test.info().annotations.push({ type: 'bytes', description: String(total) });
    expect(scripts.size).toBeGreaterThan(3);
    expect(total).toBeLessThanOrEqual(105_000);
  });
}
