import { rmSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { check } from '../../../scripts/checks/check-content.ts';
import { framesOf, mapAddress } from '../../../scripts/build/emit/frames.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';

const host = 'https://maps.example';

/** The document of the map's frame, for content that embeds a map from another host. */
function mapFrame() {
  const root = copyContent();
  applyChanges(root, [{ file: 'data/site.yaml', replace: ['embed: ""', `embed: ${host}/embed`] }]);
  const { content } = check(root, {});
  rmSync(root, { recursive: true });
  return framesOf(content).find(({ address }) => address === mapAddress)!;
}

/** The map's script: it uses what a map needs, and, when a visitor clicks on it, tries what it may not do. */
const script = `
localStorage.setItem('zoom', '3');
document.title = localStorage.getItem('zoom');
addEventListener('click', () => {
  open('${host}/large');
  try {
    top.location.href = '${host}/taken';
    console.log('the page was left');
  } catch {
    console.log('the page was kept');
  }
});`;

test('a map may use its storage and open a window, but not navigate the page, even after a click', async ({ page }) => {
  const { html, policy } = mapFrame();
  await page
    .context()
    .route(`${host}/**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<h1>The live map</h1><script>${script}</script>` }),
    );
  await page.route(`**${mapAddress}`, (route) =>
    route.fulfill({ contentType: 'text/html', body: html, headers: { 'Content-Security-Policy': policy } }),
  );
  await page.goto('/contact');
  await page.getByTitle('Company location').scrollIntoViewIfNeeded();
  const map = () => page.frames().find((frame) => frame.url() === `${host}/embed`);
  await expect.poll(() => map()?.title()).toBe('3');
  const popup = page.waitForEvent('popup');
  const words = page.waitForEvent('console', { predicate: (message) => message.text().startsWith('the page was') });
  await map()!.locator('h1').click();
  expect((await words).text()).toBe('the page was kept');
  expect((await popup).url()).toContain(host);
});
