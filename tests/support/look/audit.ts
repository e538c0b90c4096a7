import type { Browser, CDPSession, Page } from 'playwright/test';
import { parseColour, toHex, worstOn, type Colour } from './colour.ts';
import type { Findings } from './findings.ts';
import { listPainted, type Painted } from './inventory.ts';
import { addStyles, dropStyles, open } from './page.ts';
import { openReader, readColours, takePicture } from './pixels.ts';

/** The bar at the foot of a phone stands still below the page, and covers nothing. */
export const laidOut = '.book-bar{position:static!important}body{padding-bottom:0!important}';

/** Texts vanish and leave what is painted behind them; colours that follow a text's colour stay. */
const withoutText = `
  *,::before,::after,::placeholder{
    -webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important;
    caret-color:transparent!important;transition:none!important;animation:none!important}
  svg text,svg tspan{fill:transparent!important}`;

/** Chromium paints black what is higher, in pixels. What is below it on a page with 200 areas repeats what is above. */
const highest = 16_000;

/** Makes the window as high as the page, so that a picture of the window is one of the page. */
export async function showWhole(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 1280, height: Math.min(height, highest) });
  // What came into view is painted in the frame after next.
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
}

interface Question {
  /** What stands in the page; else all texts and the edges of controls. */
  list?: () => Painted[];
  /** Asks for more than each thing needs. */
  leastOf?: (item: Painted) => number;
}

/** Compares the colour of every text, and of every control's edge, with the pixels that are really painted behind. */
export class ContrastAudit {
  readonly #page: Page;
  readonly #session: CDPSession;
  readonly #reader: Page;

  private constructor(page: Page, session: CDPSession, reader: Page) {
    this.#page = page;
    this.#session = session;
    this.#reader = reader;
  }

  static async start(page: Page, browser: Browser): Promise<ContrastAudit> {
    // Else colours would be on their way from what another width or the last picture had.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    return new ContrastAudit(page, await page.context().newCDPSession(page), await openReader(browser));
  }

  /** Opens a page and audits it on a phone and on a desk, or at other widths. */
  async run(path: string, findings: Findings, question: Question = {}, widths = [390, 1440]): Promise<void> {
    await open(this.#page, path);
    await addStyles(this.#page, laidOut);
    for (const width of widths) {
      await this.#page.setViewportSize({ width, height: 900 });
      await this.measure(`${path} at ${width}`, findings, question);
    }
  }

  /** Audits what the page shows now. */
  async measure(path: string, findings: Findings, { list = listPainted, leastOf }: Question = {}): Promise<void> {
    const painted = await this.#page.evaluate(list);
    if (painted.length === 0) throw new Error(`${path} shows nothing.`);
    await addStyles(this.#page, withoutText);
    await showWhole(this.#page);
    const samples = painted.flatMap(({ boxes }, key) => boxes.map((box) => ({ key, box })));
    const colours = await readColours(this.#reader, await takePicture(this.#session), samples);
    await dropStyles(this.#page);
    for (const [index, { key }] of samples.entries()) {
      const item = painted[key];
      if (!item) continue;
      const least = leastOf?.(item) ?? item.least;
      const own = [item.colour, ...(item.second ? [item.second] : [])].map((text): Colour => {
        const [red, green, blue, alpha] = parseColour(text);
        return [red, green, blue, alpha * item.opacity];
      });
      const { ratio, colour, ground } = worstOn(own, colours[index] ?? []);
      if (ratio >= least) continue;
      const pair = `${toHex(colour)} on ${toHex(ground)}`;
      const place = `${path} ${ratio.toFixed(2)} (${pair}), needs ${least}: "${item.text}"`;
      findings.add(`${item.kind} of ${item.element}`, place, -ratio);
    }
  }
}
