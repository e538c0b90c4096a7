import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { browserArguments, findBrowser } from './find-browser.ts';
import { siteServer } from '../local/server/site-server.ts';
import type { Difference } from './compare.ts';
import { findSpots, type Place, type Spot } from './mark.ts';
import { normalise, readerOf } from './pages.ts';

/** The widths of a phone and of a desktop. */
const widths = [390, 1440] as const;
/** The maximum number of pages to photograph, unless all are requested. With more pages, the report is slow to open. */
export const defaultMaxPages = 12;

/** A picture of a whole page, and what is where on it. */
interface Photo {
  webp: Buffer;
  width: number;
  height: number;
  places: readonly Place[];
}

/** The pictures of a page at one width. A side without the page has none. */
export interface PagePictures {
  width: number;
  photos: { before?: Photo | undefined; after?: Photo | undefined };
  spots: readonly Spot[];
}

/** Moves the bar at the bottom of a phone's window to its place in the page, so that it covers no part of the page. */
const style = '.book-bar{position:static!important}body{padding-bottom:0!important}';

/** Runs in the page, so it has no function with a name: for those, tsx adds calls of a helper that the page lacks. */
async function measure(css: string): Promise<Omit<Photo, 'webp'>> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  await document.fonts.ready;
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  const places = [...document.body.querySelectorAll(':not(svg *, script, style)')].flatMap((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const texts = [...element.childNodes].map((node) => (node instanceof Text ? node.data.trim() : ''));
    const seen = element.matches('svg, img, iframe, input') ? element.outerHTML : texts.join(' ').trim();
    // Elements that only screen readers get are one pixel wide, or left of the page.
    const isVisible = right - left > 1 && bottom - top > 1 && right > 0 && bottom > 0;
    if (seen === '' || !isVisible || !element.checkVisibility({ visibilityProperty: true })) return [];
    return [{ seen, box: { left, top, right, bottom } }];
  });
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { width: scrollWidth, height: scrollHeight, places };
}

/** A built site: its folder and its address. */
interface Served {
  site: string;
  origin: string;
}

/** Photographs a page of a built site without running its scripts. */
async function photograph(browser: Browser, { site, origin }: Served, path: string, width: number): Promise<Photo> {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, javaScriptEnabled: false, reducedMotion: 'reduce' });
  try {
    // Nothing is fetched from other sites, because their maps and reviews are different each time.
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    const { places, ...size } = await page.evaluate(measure, style);
    const session = await page.context().newCDPSession(page);
    const clip = { x: 0, y: 0, ...size, scale: 1 };
    const options = { format: 'webp', quality: 70, clip, captureBeyondViewport: true } as const;
    const { data } = await session.send('Page.captureScreenshot', options);
    const read = readerOf(site);
    const known = places.map(({ seen, box }) => ({ seen: normalise(seen, read), box }));
    return { webp: Buffer.from(data, 'base64'), ...size, places: known };
  } finally {
    await page.close();
  }
}

/** Photographs pages, by their paths: on a phone and on a desktop. Those on which no difference can be seen are left out. */
export async function takePictures(
  pages: readonly Difference[],
  sites: { before: string; after: string },
): Promise<Map<string, PagePictures[]>> {
  const found = new Map<string, PagePictures[]>();
  if (pages.length === 0) return found;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const servers = [sites.before, sites.after].map((site) => siteServer(site).listen(0, '127.0.0.1'));
  try {
    await Promise.all(servers.map((server) => once(server, 'listening')));
    const [old, now] = servers.map((server, index) => ({
      site: [sites.before, sites.after][index]!,
      origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    }));
    for (const { name: path, status } of pages) {
      for (const width of widths) {
        const [before, after] = await Promise.all([
          status === 'added' ? undefined : photograph(browser, old!, path, width),
          status === 'removed' ? undefined : photograph(browser, now!, path, width),
        ]);
        const spots = before && after ? findSpots(before.places, after.places) : [];
        if (status === 'changed' && spots.length === 0) continue;
        found.set(path, [...(found.get(path) ?? []), { width, photos: { before, after }, spots }]);
      }
    }
    return found;
  } finally {
    await browser.close();
    for (const server of servers) {
      server.close();
      server.closeAllConnections();
    }
  }
}
