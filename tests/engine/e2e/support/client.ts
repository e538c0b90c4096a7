import { expect, type Page } from 'playwright/test';

/** Collects errors and warnings of the console, and uncaught exceptions. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/**
 * Presses a key as a sign of intent, and waits until the client has hydrated the page. A pointer over a link would
 * instead prefetch the next page.
 */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready', { timeout: 60_000 });
}

/** Opens a page, and waits until the client has hydrated it. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrate(page);
}

/** Sets a mark that survives only until the document is loaded again. Returns a function that checks it. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** Turns on Save-Data, so that the pages of links in view are not prefetched. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
}

/** Turns the mouse wheel, and waits until the page has stopped scrolling. */
export async function scrollBy(page: Page, distance: number): Promise<void> {
  const rest = await page.evaluateHandle(() => ({
    isReached: new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
  }));
  await page.mouse.wheel(0, distance);
  await rest.evaluate(({ isReached }) => isReached);
}

/** Holds back requests that match a pattern, until the returned function is called. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Makes the browser say that it is offline, as some do behind a VPN, until the document is loaded again. */
export async function pretendOffline(page: Page): Promise<void> {
  await page.evaluate("Object.defineProperty(navigator, 'onLine', { value: false })");
}

/** Waits for the stylesheet with the motion, which loads after the page and its other stylesheet. */
export async function loadMotion(page: Page): Promise<void> {
  const later = page.locator('link[rel=stylesheet][href*="/later-"]');
  await expect
    .poll(() => later.evaluateAll((links) => links.some((link) => (link as HTMLLinkElement).sheet)))
    .toBe(true);
}

/**
 * Waits for two frames, after which all changes are painted. While a test has paused the clock of a page, the page has
 * no frames.
 */
export async function nextFrames(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(requestAnimationFrame).then(() => new Promise(requestAnimationFrame)));
}
