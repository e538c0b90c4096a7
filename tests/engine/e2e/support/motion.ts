import { expect, type Page } from 'playwright/test';

/** The easing of the design, as browsers write it. */
export const ease = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

export const moved = (x: number, y: number) => `matrix(1, 0, 0, 1, ${x}, ${y})`;
export const grown = (factor: number) => `matrix(${factor}, 0, 0, ${factor}, 0, 0)`;

/** Opens a page at the width of a desktop, and waits for the stylesheet with the motion. */
export async function openWide(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await loadMotion(page);
}

/** Waits for the stylesheet with the motion, which loads after the page and its other stylesheet. */
export async function loadMotion(page: Page): Promise<void> {
  const later = page.locator('link[rel=stylesheet][href*="/later-"]');
  await expect
    .poll(() => later.evaluateAll((links) => links.some((link) => (link as HTMLLinkElement).sheet)))
    .toBe(true);
}
