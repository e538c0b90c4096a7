import { expect, type Page } from 'playwright/test';

/** What the console said that a visitor's browser should not have to say. */
export function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) messages.push(message.text());
  });
  page.on('pageerror', (error) => messages.push(String(error)));
  return messages;
}

/** Gives a sign of intent, which over a link would prepare the next page instead, and waits until the client has taken over. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift');
  await expect(page.locator('html')).toHaveAttribute('data-client', 'ready', { timeout: 20_000 });
}

/** Leaves a mark that only survives while the document is not loaded anew. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => 'sameDocument' in window);
}

/** Makes the browser one whose line is paid by what goes through it: nothing is fetched ahead for what is in view. */
export async function saveData(page: Page): Promise<void> {
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
}

/** Turns the wheel of the mouse, and waits until the page has come to rest there. */
export async function scrollBy(page: Page, distance: number): Promise<void> {
  const rest = await page.evaluateHandle(() => ({
    isReached: new Promise<void>((resolve) => addEventListener('scrollend', () => resolve(), { once: true })),
  }));
  await page.mouse.wheel(0, distance);
  await rest.evaluate(({ isReached }) => isReached);
}

/** Holds back what is asked for at an address until it is let through. */
export async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(pattern, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
