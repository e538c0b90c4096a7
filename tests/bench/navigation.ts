import type { AddressInfo } from 'node:net';
import { siteServer } from '../../scripts/local/server/site-server.ts';
import { median, record } from './results.ts';
import { slowLine } from './slow-line.ts';
import { Tab, type Command } from '../support/tab.ts';

/* Measures a built and compressed site (npm run build, scripts/compress.ts): the time from the tap on a link to the heading of the next page, on a slow phone and a slow connection. */

/** How many times slower the processor is. */
const slowdown = 4;
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

/**
 * Runs in the page: the time from the tap to the heading in ms, once both are known, and whether the page was
 * prerendered.
 */
const measured = `(() => {
  const [tapped, shown] = ['tapped', 'shown'].map((name) => Number(localStorage.getItem(name)));
  const [{ activationStart }] = performance.getEntriesByType('navigation');
  return location.pathname !== '/' && shown > tapped && { time: shown - tapped, wasPrerendered: activationStart > 0 };
})()`;

interface Case {
  name: string;
  /** Whether the visitor has already used the page, so that React is loaded. */
  isInUse: boolean;
  /** How long the link is in view before the tap, in ms. */
  waits: number;
}

const cases: readonly Case[] = [
  { name: 'page in use, next one fetched ahead', isInUse: true, waits: 4_000 },
  { name: 'page in use, tapped at once', isInUse: true, waits: 0 },
  { name: 'first tap, next one fetched ahead', isInUse: false, waits: 4_000 },
  { name: 'first tap, tapped at once', isInUse: false, waits: 0 },
];

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const slowPhone: readonly Command[] = [
  ['Page.enable', {}],
  ['Emulation.setCPUThrottlingRate', { rate: slowdown }],
  ['Emulation.setDeviceMetricsOverride', { width: 390, height: 844, deviceScaleFactor: 2, mobile: true }],
  ['Emulation.setTouchEmulationEnabled', { enabled: true }],
  ['Page.addScriptToEvaluateOnNewDocument', { source: watch }],
];

interface Measured {
  time: number;
  wasPrerendered: boolean;
}

const isReady =
  "new Promise((resolve) => { const look = () => document.documentElement.dataset.client === 'ready' ? resolve(true) : setTimeout(look, 20); dispatchEvent(new KeyboardEvent('keydown')); look(); })";

async function once(phone: Tab, origin: string, target: string, { isInUse, waits }: Case): Promise<Measured> {
  await phone.open(`${origin}/`);
  if (isInUse) await phone.valueOf(isReady);
  const place = await phone.placeOf(`main a[href="${target}"]`);
  await pause(waits);
  await phone.tap(place);
  return (await phone.valueOf(measured)) as Measured;
}

const server = siteServer('dist/client');
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
const line = slowLine((server.address() as AddressInfo).port);
await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', () => resolve()));
const origin = `http://127.0.0.1:${(line.address() as AddressInfo).port}`;
console.log(`From the tap to the new heading, Slow 4G and 1/${slowdown} of the processor, ${runs} runs, in ms:`);
for (const target of targets) {
  console.log(`From / to ${target}`);
  for (const each of cases) {
    const found: Measured[] = [];
    for (let run = 0; run < runs; run += 1) {
      const phone = new Tab(slowPhone, []);
      found.push(await once(phone, origin, target, each));
      await phone.close();
    }
    const times = found.map(({ time }) => time);
    const [least, middle, most] = [Math.min(...times), median(times), Math.max(...times)].map(Math.round);
    for (const time of times) record(`${target}: ${each.name}`, time, 'ms');
    const prerendered = found.filter(({ wasPrerendered }) => wasPrerendered).length;
    const note = prerendered > 0 ? `, prerendered ${prerendered} of ${runs} times` : '';
    console.log(`  ${each.name.padEnd(38)} median ${String(middle).padStart(5)}   (${least} to ${most})${note}`);
  }
}
line.close();
server.close();
