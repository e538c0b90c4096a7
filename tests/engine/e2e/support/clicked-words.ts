import { expect, type Page } from 'playwright/test';
import { choose, preview, title, visit } from './desk-page.ts';

/** Words of pages, and the field that a click on them leads to, below data/; a page begins with the open file. */
const clickedWords: Readonly<Record<string, readonly (readonly [words: string, field: string])[]>> = {
  '/': [
    ['Professional Cleaning Services in Singapore', 'pages/home.yaml hero/title'],
    [
      'Weekly, move in/out and post-renovation cleaning for HDB flats, condos and landed homes.',
      'pages/home.yaml hero/subtitle',
    ],
    ['Checked and covered', 'pages/home.yaml facts/1/name'],
    ['A cleaning officer contacts you to agree date, time and service type.', 'pages/home.yaml why/features/1/text'],
    ['HDB flat', 'price-board.yaml homes/0/label'],
    ['$280', 'services/move-in-out-cleaning.yaml prices/0/value'],
    ['Tanjong Pagar, condo', 'testimonials/carousel.yaml 0/location'],
    ['Are your cleaners insured?', 'faqs/home.yaml 1/question'],
    ['Come say hello', 'site.yaml footer/contactHeading'],
    ['573968', 'site.yaml address/postcode'],
    ['Contact Us', 'pages/home.yaml closing/button/text'],
    ['Quick links', 'interface.yaml navigation/quickLinks'],
  ],
  '/punggol': [
    ['Of the HDB flats near the station, 73% date from the 2010s.', 'neighbourhoods/punggol.yaml description'],
    ['Part Time Maid Services in ', 'pages/neighbourhood.yaml hero/title'],
    ['Punggol', 'neighbourhoods/punggol.yaml name'],
    ['Sumang Walk and Punggol Field are young streets around the station.', 'neighbourhoods/punggol.yaml paragraph'],
    ['Your block', 'pages/neighbourhood.yaml streets/field'],
    ['Phone', 'interface.yaml form/labels/phone'],
    ['Name', 'interface.yaml form/labels/name'],
    ['Regular Part Time Cleaning', 'services/weekly-cleaning.yaml areaName'],
  ],
  '/contact': [
    ['Contact Us', 'pages/contact.yaml heading'],
    ['Get in touch about your home or office. We respond within 24 hours on business days.', 'pages/contact.yaml lead'],
    ['Send Message', 'pages/contact.yaml form/button'],
    ['Monday to Friday', 'site.yaml openingHours/days/0/label'],
    ['8:00 AM to 6:00 PM', 'site.yaml openingHours/days/0/label'],
    ['Customer service', 'site.yaml customerService/heading'],
    ['+65 0000 0000', 'site.yaml phone'],
    ['Email', 'interface.yaml form/labels/email'],
  ],
  '/weekly-cleaning': [
    ['Weekly Cleaning', 'services/weekly-cleaning.yaml hero/title'],
    ['How long does a visit take?', 'faqs/weekly-cleaning.yaml 0/question'],
    ['Who comes to my home?', 'faqs/weekly-cleaning.yaml 3/question'],
  ],
  '/locations': [
    ['We go where the line goes', 'pages/locations.yaml hero/title'],
    ['Find your stop by postcode', 'pages/locations.yaml postcode/heading'],
    ['Six digits, for example 573968. The first two are enough.', 'pages/locations.yaml postcode/hint'],
    ['Type where you live, and the doors open.', 'pages/locations.yaml postcode/idle'],
  ],
  '/about': [
    ['The people from block 20', 'pages/about.md hero/title'],
    ['Reliability', 'pages/about.md values/features/1/name'],
    ['A date and time agreed with a cleaning officer before anyone arrives.', 'pages/about.md values/features/1/text'],
    [
      'We clean HDB flats, condominiums, apartments, studios and landed homes: regular house cleaning, weekly or fortnightly; deep cleaning; move-in/out cleaning; post-renovation cleaning; and specialised services.',
      'pages/about.md body',
    ],
    ['Come say hello', 'site.yaml footer/contactHeading'],
    ['hello@sapu.example', 'site.yaml email'],
  ],
};

/** The middle of words of the page in the frame, after scrolling to them; undefined if they are not visible. The menu is last. */
const placeOf = (_: unknown, words: string) => {
  for (const part of ['main', 'footer', 'header']) {
    const texts = document.createTreeWalker(document.querySelector(part)!, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const isDrawn = text.parentElement!.closest('svg') !== null;
      if (isDrawn || text.textContent!.replaceAll(/[\u2060-\u2064]/g, '').trim() !== words.trim()) continue;
      if (range.getClientRects().length === 0) continue;
      text.parentElement!.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = range.getClientRects()[0]!;
      return { x: x + width / 2, y: y + height / 2 };
    }
  }
  return undefined;
};

/** The files that are open before the clicks: their groups and names in the list. */
const openFiles: readonly (readonly [group: string, entry: RegExp])[] = [
  ['Pages', /^Contact page/],
  ['Areas', /^Punggol/],
  ['On many pages', /^Company facts/],
  ['Services', /^Move/],
];

/** Clicks words of the page, and chooses the first of several fields. */
async function clickWords(page: Page, words: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const place = await preview(page).locator('body').evaluate(placeOf, words);
  if (place === undefined) return;
  const box = (await page.locator('.pane iframe').boundingBox())!;
  await page.mouse.click(box.x + place.x, box.y + place.y);
  const choice = preview(page).locator('.desk-choice:popover-open button').first();
  // By a script, because the page is still scrolling to the words before.
  if (await choice.isVisible()) await choice.evaluate((button: HTMLButtonElement) => button.click());
}

/** The open file and the field with the focus. */
const focusedField = (page: Page) =>
  page.evaluate(() => `${location.hash.replace('#data/', '')} ${document.activeElement!.id.replace('content/', '')}`);

/** The words of the table that lead to another field. Afterwards, the area is open. */
export async function wrongClicks(page: Page): Promise<string[]> {
  const wrong: string[] = [];
  // A phone's page does not show every text.
  await page.getByRole('button', { name: 'Computer' }).click();
  for (const [index, [path, rows]] of Object.entries(clickedWords).entries()) {
    await choose(page, ...openFiles[index % openFiles.length]!);
    await visit(page, path);
    await expect(preview(page).locator('body')).toHaveAttribute('data-path', path);
    for (const [words, field] of rows) {
      await clickWords(page, words);
      const isRight = expect.poll(() => focusedField(page), { timeout: 3000 }).toBe(field);
      await isRight.catch(async () => wrong.push(`${path} "${words}": ${await focusedField(page)}, not ${field}`));
    }
  }
  await choose(page, ...openFiles[1]!);
  return wrong;
}

/** Opens the choice of a link in the page, and another page by the keyboard alone. Expects that the choice is closed. */
export async function leaveChoice(page: Page): Promise<void> {
  const way = preview(page).getByRole('button', { name: 'Go to /privacy' });
  await preview(page).getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(way).toBeVisible();
  await page.keyboard.press('Control+k');
  // The page passes the key on.
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('Contact page');
  await expect(page.getByRole('search').getByRole('button').first()).toHaveText(/^Contact page/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Contact page');
  await expect(title(page)).toBeFocused();
  await expect(preview(page).locator('body')).toHaveAttribute('data-kind', 'contact');
  await expect(way).toBeHidden();
  await page.goBack();
}
