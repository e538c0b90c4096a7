import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser } from 'playwright';
import { browserArguments, findBrowser } from './find-browser.ts';
import { siteServer } from '../local/server/site-server.ts';
import type { PageChange, Sides } from './compare.ts';
import { findSpots, type Spot } from './mark.ts';

/** The widths of a phone and of a desktop. */
const widths = [390, 1440] as const;
/** The maximum number of pages to photograph, unless all are requested. With more pages, the report is slow to open. */
export const defaultMaxPages = 12;

/** A picture of a whole page. */
interface Photo {
  /** Every pixel, to compare. */
  exact: Buffer;
  /** Smaller, to show. */
  shown: Buffer;
  width: number;
  height: number;
}

/** The pictures of a page at one width. */
export interface PagePictures {
  width: number;
  photos: Sides<Photo>;
  spots: readonly Spot[];
}

/** Moves the bar at the bottom of a phone's window to its place in the page, so that it covers no part of the page. */
const style = '.book-bar{position:static!important}body{padding-bottom:0!important}';

/**
 * Runs in the page. The height of every element becomes a whole number of pixels, so that an added line moves
 * everything below it by whole pixels, and no letter there is drawn differently.
 */
async function prepare(css: string): Promise<{ width: number; height: number }> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  await document.fonts.ready;
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  for (const element of [...document.body.querySelectorAll<HTMLElement>(':not(svg *)')].toReversed()) {
    const height = Number.parseFloat(getComputedStyle(element).height);
    if (!Number.isInteger(height)) element.style.minHeight = `${Math.ceil(height)}px`;
  }
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { width: scrollWidth, height: scrollHeight };
}

/** Photographs a page without running its scripts. */
async function photograph(browser: Browser, address: string, width: number): Promise<Photo> {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, javaScriptEnabled: false, reducedMotion: 'reduce' });
  try {
    // Nothing is fetched from other sites, because their maps and reviews are different each time.
    await page.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    await page.goto(address, { waitUntil: 'load' });
    const size = await page.evaluate(prepare, style);
    const session = await page.context().newCDPSession(page);
    const clip = { x: 0, y: 0, ...size, scale: 1 };
    const take = async (format: 'png' | 'webp') => {
      const how = format === 'png' ? { optimizeForSpeed: true } : { quality: 70 };
      const options = { format, clip, captureBeyondViewport: true, ...how };
      return Buffer.from((await session.send('Page.captureScreenshot', options)).data, 'base64');
    };
    return { exact: await take('png'), shown: await take('webp'), ...size };
  } finally {
    await page.close();
  }
}

/** Photographs pages, by their paths: on a phone and on a desktop. Those on which no difference can be seen are left out. */
export async function takePictures(
  changes: readonly PageChange[],
  sites: { before: string; after: string },
): Promise<Map<string, PagePictures[]>> {
  const found = new Map<string, PagePictures[]>();
  if (changes.length === 0) return found;
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
  const servers = [sites.before, sites.after].map((site) => siteServer(site).listen(0, '127.0.0.1'));
  try {
    await Promise.all(servers.map((server) => once(server, 'listening')));
    const [old, now] = servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    for (const { path, status } of changes) {
      for (const width of widths) {
        const [before, after] = await Promise.all([
          status === 'added' ? undefined : photograph(browser, `${old}${path}`, width),
          status === 'removed' ? undefined : photograph(browser, `${now}${path}`, width),
        ]);
        const spots = before && after ? findSpots(before.exact, after.exact) : [];
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
