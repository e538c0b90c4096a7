import { expect, test } from 'playwright/test';
import { Devtools } from '../../support/devtools.ts';
import { placeOf, Tab } from '../../support/tab.ts';

/* Pages that the browser prerenders. Playwright's own browser only fetches them, so these tests use another one. */

/** What a page must not do while it is prerendered, and must do once it is shown. */
const state = `location.pathname === '/about' && document.readyState === 'complete' && {
  isHidden: document.prerendering,
  hasReviews: document.querySelector('#reviews iframe') !== null,
  wasPrepared: performance.getEntriesByType('navigation')[0].activationStart > 0,
}`;

test('the page of a link under a resting mouse is prerendered, and loads the reviews when it is opened', async ({
  baseURL,
}) => {
  const browser = new Devtools([]);
  const tab = new Tab(browser, [
    ['Emulation.setDeviceMetricsOverride', { width: 1280, height: 900, deviceScaleFactor: 1, mobile: false }],
  ]);
  await tab.open();
  await tab.goto(`${baseURL}/`);
  const place = (await tab.valueOf(placeOf('header a[href="/about"]'))) as { x: number; y: number };
  await tab.hover(place);
  await expect.poll(() => tab.valueOf(state)).toEqual({ isHidden: true, hasReviews: false, wasPrepared: false });
  await tab.click(place);
  await expect.poll(() => tab.valueOf(state)).toEqual({ isHidden: false, hasReviews: true, wasPrepared: true });
  await browser.close();
});
