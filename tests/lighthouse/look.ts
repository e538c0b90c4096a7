import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import { browserArguments, findBrowser } from '../support/browser.ts';
import { freePort } from '../support/database.ts';
import type { Form } from './budgets.ts';

async function answers(port: number): Promise<boolean> {
  return (await fetch(`http://127.0.0.1:${port}/json/version`).catch(() => undefined))?.ok === true;
}

/** Else Chromium starts a process for the next page while it shows this one, which two cores feel. */
const forThisPageAlone = '--disable-features=SpareRendererForSitePerProcess';

/** Gives a new browser with a profile of its own to the work, by the port of its tools. */
export async function withBrowser(work: (port: number) => Promise<void>): Promise<void> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const port = await freePort();
  const own = [
    '--headless=new',
    forThisPageAlone,
    `--remote-debugging-port=${port}`,
    `--user-data-dir=${profile}`,
    'about:blank',
  ];
  const browser = spawn(findBrowser('with windows'), [...browserArguments, ...own], { stdio: 'ignore' });
  const ended = once(browser, 'exit');
  try {
    const latest = Date.now() + 30_000;
    while (!(await answers(port))) {
      if (Date.now() > latest) throw new Error('The browser that Lighthouse looks with did not start in 30 s.');
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await work(port);
  } finally {
    browser.kill();
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
  }
}

/** What Lighthouse finds on a page, as JSON. Throws where it cannot look at it. */
export async function look(port: number, url: string, form: Form): Promise<string> {
  const failures: string[] = [];
  // On a busy machine the trace of a page is lost now and then, which says nothing of the page.
  while (failures.length < 3) {
    const flags = { port, output: 'json', logLevel: 'silent', disableFullPageScreenshot: true } as const;
    const result = await lighthouse(url, flags, form === 'desktop' ? desktopConfig : undefined);
    const failure = result ? result.lhr.runtimeError?.message : 'no result';
    if (result && failure === undefined) return JSON.stringify(result.lhr);
    failures.push(failure ?? '');
  }
  throw new Error(`Lighthouse could not look at ${url}, three times:\n${failures.join('\n')}`);
}
