import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type Page } from 'playwright';
import { browserArguments, findBrowser } from '../support/browser.ts';
import { siteServer } from '../../scripts/local/server/site-server.ts';

/** "Slow 4G" as in the browser's developer tools, in ms and bytes a second, and a processor four times slower. */
const line = { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 };
const slowdown = 4;
const runs = 7;
/** A page of average size, and the largest page. */
const targets = ['/weekly-cleaning', '/locations'];

/** Runs in the page: records when a link is tapped, and when the heading of the next page has been painted. */
const watch = `
const note = (name, time) => sessionStorage.setItem(name, performance.timeOrigin + time);
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
  if (paint && sessionStorage.getItem('tapped')) note('shown', paint.startTime);
}).observe({ type: 'paint', buffered: true });`;

/** Runs in the page: the time between the two, when both are known. */
const elapsed =
  "location.pathname !== '/' && Math.max(0, sessionStorage.getItem('shown') - sessionStorage.getItem('tapped'))";

interface Case {
  name: string;
  /** What the visitor did before. */
  before: (page: Page) => Promise<void>;
  isAhead: boolean;
}

const use = async (page: Page) => {
  await page.locator('summary:visible').first().tap();
  await page.waitForSelector('html[data-client="ready"]');
};

const cases: readonly Case[] = [
  { name: 'page in use, next one fetched ahead', before: use, isAhead: true },
  { name: 'page in use, tapped at once', before: use, isAhead: false },
  { name: 'first tap, next page fetched ahead', before: async () => {}, isAhead: true },
  { name: 'first tap, tapped at once', before: async () => {}, isAhead: false },
];

async function once(browser: Browser, origin: string, target: string, { before, isAhead }: Case): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  await page.addInitScript(watch);
  if (!isAhead)
    await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', line);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(`${origin}/`, { waitUntil: 'load' });
  await before(page);
  const link = page.locator(`main a[href="${target}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(isAhead ? 4_000 : 600);
  await link.tap();
  await page.waitForURL(`**${target}`);
  let result = 0;
  while (result === 0) {
    await page.waitForTimeout(100);
    result = Number(await page.evaluate(elapsed));
  }
  await context.close();
  return result;
}

const server = siteServer('dist/client');
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
console.log(`From the tap to the new heading, Slow 4G and 1/${slowdown} of the processor, ${runs} runs, in ms:`);
for (const target of targets) {
  console.log(`From / to ${target}`);
  for (const each of cases) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await once(browser, origin, target, each));
    times.sort((a, b) => a - b);
    const [least, middle, most] = [times[0]!, times[Math.floor(runs / 2)]!, times.at(-1)!].map(Math.round);
    console.log(`  ${each.name.padEnd(38)} median ${String(middle).padStart(5)}   (${least} to ${most})`);
  }
}
await browser.close();
server.close();
