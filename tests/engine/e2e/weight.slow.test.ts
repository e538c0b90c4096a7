import { brotliCompressSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from 'playwright/test';
import { siteOf } from '../../support/sites.ts';
import { hydrate, saveData } from './support/client.ts';

/**
 * In bytes, compressed, before and after the first sign of intent. The page of a missing address has one script more, which
 * looks for the address without capitals.
 */
const budget = { before: 3_000, missing: 3_100, after: 112_500 };

/** The paths of the site's scripts that the page requests from now on. */
function watchScripts(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  return scripts;
}

const weigh = (scripts: ReadonlySet<string>) =>
  [...scripts].reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(siteOf('first'), path))).length, 0);

test('before the first sign of intent a page loads hardly any scripts, and no React; after it, at most what is budgeted', async ({
  page,
}) => {
  await saveData(page);
  const scripts = watchScripts(page);
  for (const path of ['/no-such-page', '/', '/contact']) {
    scripts.clear();
    await page.goto(path);
    // Scrolling is no sign of intent.
    await page.mouse.wheel(0, 2_000);
    await page.waitForLoadState('networkidle');
    expect(weigh(scripts), path).toBeGreaterThan(0);
    const isMissing = path === '/no-such-page';
    expect(weigh(scripts), path).toBeLessThanOrEqual(isMissing ? budget.missing : budget.before);
    // The client does not hydrate the not-found page.
    if (isMissing) continue;
    scripts.clear();
    await hydrate(page);
    expect(scripts.size, path).toBeGreaterThan(3);
    expect(weigh(scripts), path).toBeLessThanOrEqual(budget.after);
  }
});
