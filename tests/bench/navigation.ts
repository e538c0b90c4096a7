import { chromium, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../support/find-browser.ts';
import { siteServer } from '../../scripts/local/server/site-server.ts';
import { listen } from '../support/listen.ts';
import { report } from './report.ts';

/* Measures a built and compressed site (npm run build, scripts/compress.ts): the time from the tap on a link to the heading of the next page, on a slow phone and a slow connection. */

/** How many times slower the processor is. */
const slowdown = 4;
/** The DevTools preset "Slow 4G": a round trip in ms, and bytes a second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const runs = Number(process.env['RUNS'] ?? 7);
/** A page of average size, and the largest page. */
const targets = ['/weekly-cleaning', '/locations'];

/** Runs in each page: records when a link is tapped, and when the heading of the next page has been painted. */
const watch = `
const note = (name, time) => localStorage.setItem(name, performance.timeOrigin + time);
addEventListener('pointerdown', ({ timeStamp }) => {
  const heading = document.querySelector('h1').textContent;
  note('tapped', timeStamp);
  const look = () => {
    if (document.querySelector('h1').textContent === heading) requestAnimationFrame(look);
    else requestAnimationFrame(() => setTimeout(() => note('shown', performance.now())));
  };
  look();
});
new PerformanceObserver((list) => {
  const [paint] = list.getEntriesByName('first-contentful-paint');
  if (paint && localStorage.getItem('tapped')) note('shown', paint.startTime);
}).observe({ type: 'paint', buffered: true });`;

/** Runs in the page: the time from the tap to the heading in ms, once both are known. */
function measured(): number | false {
  const [tapped = 0, shown = 0] = ['tapped', 'shown'].map((name) => Number(localStorage.getItem(name)));
  return location.pathname !== '/' && shown > tapped && shown - tapped;
}

/** Whether the visitor has already used the page, so that React is loaded; and how long the link is in view, in ms. */
const cases = [
  { name: 'page in use, next one fetched ahead', isInUse: true, waits: 4_000 },
  { name: 'page in use, tapped at once', isInUse: true, waits: 0 },
  { name: 'first tap, next one fetched ahead', isInUse: false, waits: 4_000 },
  { name: 'first tap, tapped at once', isInUse: false, waits: 0 },
];

async function once(page: Page, target: string, { isInUse, waits }: (typeof cases)[number]): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Network.emulateNetworkConditions', slow4G);
  await page.addInitScript(watch);
  await page.goto('/');
  if (isInUse) {
    await page.keyboard.press('Shift');
    await page.locator('html[data-client="ready"]').waitFor();
  }
  const link = page.locator(`main a[href="${target}"]`).first();
  await link.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await page.waitForTimeout(waits);
  await link.tap();
  return (await (await page.waitForFunction(measured)).jsonValue()) as number;
}

const server = siteServer('dist/client');
const baseURL = await listen(server);
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
console.log(`From the tap to the new heading, Slow 4G and 1/${slowdown} of the processor:`);
for (const target of targets) {
  for (const each of cases) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) {
      const context = await browser.newContext({ ...phone, baseURL });
      times.push(await once(await context.newPage(), target, each));
      await context.close();
    }
    report(`from / to ${target}, ${each.name}`, times);
  }
}
await browser.close();
server.close();
