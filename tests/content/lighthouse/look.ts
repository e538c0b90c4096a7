import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { browserArguments, findBrowser } from '../../support/find-browser.ts';
import type { Device } from './budgets.ts';

/**
 * Without this, Chromium starts a process for the next page while it shows this one, which slows it down on two cores.
 */
const forThisPageAlone = '--disable-features=SpareRendererForSitePerProcess';

/** Starts a browser with its own profile, and calls `work` with the port of its developer tools. */
export async function withBrowser(work: (port: number) => Promise<void>): Promise<void> {
  const browser = await launch({
    chromePath: findBrowser('full'),
    ignoreDefaultFlags: true,
    chromeFlags: [...browserArguments, '--headless=new', forThisPageAlone],
  });
  try {
    await work(browser.port);
  } finally {
    browser.kill();
  }
}

/** Runs Lighthouse on a page and returns its result as JSON. Throws if that fails three times. */
export async function runLighthouse(port: number, url: string, device: Device): Promise<string> {
  const failures: string[] = [];
  // On a busy machine the trace of a page is lost now and then, which says nothing about the page.
  while (failures.length < 3) {
    const flags = { port, output: 'json', logLevel: 'silent', disableFullPageScreenshot: true } as const;
    const result = await lighthouse(url, flags, device === 'desktop' ? desktopConfig : undefined);
    const failure = result ? result.lhr.runtimeError?.message : 'no result';
    if (result && failure === undefined) return JSON.stringify(result.lhr);
    failures.push(failure ?? '');
  }
  throw new Error(`Lighthouse could not look at ${url}, three times:\n${failures.join('\n')}`);
}
