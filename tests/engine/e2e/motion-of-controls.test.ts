import { expect, test, type Page } from 'playwright/test';
import { nextFrames } from './support/frames.ts';
import { grown, moved, openWide } from './support/motion.ts';

interface Row {
  what: string;
  path: string;
  /** The selector of the element that is hovered, pressed or focused. */
  on: string;
  by: 'hover' | 'press' | 'focus';
  /** The selector of the part that moves, if it is not the element itself. */
  part?: string;
  pseudo?: string;
  transform: string;
  duration: string;
}

const row = (
  what: string,
  path: string,
  by: Row['by'],
  on: string,
  part: string,
  transform: string,
  duration: string,
) => ({
  what,
  path,
  by,
  on,
  part,
  transform,
  duration,
});
const station = '.map-wide a[href="/punggol"]';

const rows: readonly Row[] = [
  row('the arrow of a button moves', '/', 'hover', '.hero .button', '.arrow', moved(4, 0), '0.2s'),
  row('the picture of a service grows', '/', 'hover', '.card', '.vignette', grown(1.03), '0.35s'),
  row('the arrow of a service moves', '/', 'hover', '.card', '.arrow', moved(4, 0), '0.2s'),
  row('the picture of an area grows', '/locations', 'hover', '.area-card', '.area-picture img', grown(1.03), '0.35s'),
  row('the arrow of an area moves', '/locations', 'hover', '.area-card', '.arrow', moved(4, 0), '0.2s'),
  row('a hovered station grows', '/locations', 'hover', station, 'circle', grown(1.22), '0.12s'),
  row('a focused station grows', '/locations', 'focus', station, 'circle', grown(1.22), '0.12s'),
  {
    ...row('a letter shows in its slot', '/locations', 'hover', '.tile', 'b', moved(0, -6), '0.2s'),
    pseudo: '::before',
  },
  row('a pressed button sinks', '/', 'press', '.hero .button', '', moved(0, 1), '0.06s'),
];

/** The transform of the part that moves, and the duration of its transition. */
const styleOf = (page: Page, { on, part, pseudo }: Row) =>
  page
    .locator(`${on} ${part}`)
    .first()
    .evaluate((element, name) => {
      const style = getComputedStyle(element, name);
      const at = style.transitionProperty.split(', ').indexOf('transform');
      return { transform: style.transform, duration: style.transitionDuration.split(', ')[at] };
    }, pseudo);

async function bring(page: Page, { on, by }: Row): Promise<void> {
  const control = page.locator(on).first();
  await control.scrollIntoViewIfNeeded();
  if (by === 'focus') {
    await page.mouse.move(4, 4);
    await page.keyboard.press('Tab');
    await control.focus();
  } else {
    await control.hover();
    if (by === 'press') await page.mouse.down();
  }
}

/** Moves the mouse away before its button is released, which is not a click. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(4, 4);
  await page.mouse.up();
}

for (const path of ['/', '/locations']) {
  const controls = rows.filter((each) => each.path === path);

  test(`the controls of ${path} have their animations; with reduced motion they have none`, async ({ page }) => {
    await openWide(page, path);
    for (const each of controls) {
      await test.step(each.what, async () => {
        await bring(page, each);
        const { transform, duration } = each;
        await expect.poll(() => styleOf(page, each)).toEqual({ transform, duration });
        await leave(page);
      });
    }

    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const each of controls) {
      await test.step(`not with reduced motion: ${each.what}`, async () => {
        await bring(page, each);
        await nextFrames(page);
        expect((await styleOf(page, each)).transform).toBe('none');
        expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
        await leave(page);
      });
    }
  });
}
