import type { CDPSession, Page } from 'playwright/test';

/** Adds rules that the page's Content-Security-Policy would not let a style element add. */
export async function addStyles(page: Page, css: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, css);
}

/** Sets the text size of the browser, in percent; 100 is the default. */
export async function setTextSize(session: CDPSession, percent: number): Promise<void> {
  await session.send('Page.setFontSizes', {
    fontSizes: { standard: (16 * percent) / 100, fixed: (13 * percent) / 100 },
  });
}

/** Removes the styles that were added last. */
export async function dropStyles(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
}

/** Opens a page, lays out also what is far from the window, and waits for the fonts. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'load' });
  await addStyles(page, '* { content-visibility: visible !important }');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
