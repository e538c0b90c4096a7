import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { browserArguments, findBrowser } from '../../browser/find.ts';
import { siteServer } from '../../local/server/site-server.ts';

/** A picture of a whole page. */
export interface Photo {
  /** Every pixel, to compare. */
  exact: Buffer;
  /** Smaller, to show. */
  shown: Buffer;
  width: number;
  height: number;
}

/** Moves the bar at the bottom of a phone's window to its place in the page, so that it covers no part of the page. */
const style = '.book-bar{position:static!important}body{padding-bottom:0!important}';

async function listen(site: string): Promise<{ server: Server; address: string }> {
  const server = siteServer(site);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** Runs in the page. */
async function prepare(css: string): Promise<{ width: number; height: number }> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  await document.fonts.ready;
  await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  const { scrollWidth, scrollHeight } = document.documentElement;
  return { width: scrollWidth, height: scrollHeight };
}

async function photograph(context: BrowserContext, address: string): Promise<Photo> {
  const page = await context.newPage();
  try {
    await page.goto(address, { waitUntil: 'load' });
    const size = await page.evaluate(prepare, style);
    const session = await context.newCDPSession(page);
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

type Sites = ReadonlyMap<string, { server: Server; address: string }>;

/** A browser and a server for each site. Pages are photographed without running their scripts. */
export class Studio {
  readonly #browser: Browser;
  readonly #sites: Sites;
  readonly #contexts = new Map<number, BrowserContext>();

  private constructor(browser: Browser, sites: Sites) {
    this.#browser = browser;
    this.#sites = sites;
  }

  static async open(sites: readonly string[]): Promise<Studio> {
    const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArguments });
    const served = await Promise.all(sites.map(async (site) => [site, await listen(site)] as const));
    return new Studio(browser, new Map(served));
  }

  async #contextOf(width: number): Promise<BrowserContext> {
    const known = this.#contexts.get(width);
    if (known) return known;
    const viewport = { width, height: 900 };
    const context = await this.#browser.newContext({ viewport, javaScriptEnabled: false, reducedMotion: 'reduce' });
    // Nothing is fetched from other sites, because their maps and reviews are different each time.
    await context.route(
      (url) => url.hostname !== '127.0.0.1',
      (route) => route.abort(),
    );
    this.#contexts.set(width, context);
    return context;
  }

  async photograph(site: string, path: string, width: number): Promise<Photo> {
    return photograph(await this.#contextOf(width), `${this.#sites.get(site)!.address}${path}`);
  }

  async close(): Promise<void> {
    await this.#browser.close();
    for (const { server } of this.#sites.values()) {
      server.close();
      server.closeAllConnections();
    }
  }
}
