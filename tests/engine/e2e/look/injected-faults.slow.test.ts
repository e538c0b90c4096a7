import { expect, test } from 'playwright/test';
import { comparePainted, findLowContrast } from '../../../support/look/contrast.ts';
import { listRings } from '../../../support/look/painted.ts';
import { takePicture } from '../../../support/look/pixels.ts';
import { nextFrames } from '../support/frames.ts';
import { listMoving, listPrinted, listUnmarked } from '../support/media.ts';
import { totalShift, watchShifts } from '../support/shifts.ts';
import { findVanished, listMarks } from '../support/visible.ts';

// Each test here puts a fault into a page, and expects the helpers of the neighbouring tests to find it.
const pageWith = (style: string, body: string) =>
  `<!DOCTYPE html><html lang="en"><title>Faults</title><style>body{background:#fff}${style}</style>${body}`;

test('the test finds motion, missing edges, missing focus rings and elements that should not be printed', async ({
  page,
}) => {
  const style = 'p{transition:color 1s}b{animation:a 2s}@keyframes a{}nav{background:#ff0}a{outline:none!important}';
  await page.setContent(
    pageWith(style, '<p>Slow</p><b>Moving</b><nav>Menu</nav><div class="card">Card</div><a href="/">Home</a>'),
  );
  expect(await page.evaluate(listMoving)).toEqual(['p has a transition of 1000 ms', 'b has an animation of 2000 ms']);
  expect(await page.evaluate(listUnmarked)).toEqual(['div.card has no edge', 'a does not show the focus']);
  expect(await page.evaluate(listPrinted)).toEqual(
    expect.arrayContaining(['nav is printed', 'nav has a ground of rgb(255, 255, 0)']),
  );
});

test('the test finds an invisible text', async ({ page }) => {
  await page.setContent(pageWith('i{color:#fff}', '<p>Seen</p><p><i>Vanished</i></p>'));
  const marks = await page.evaluate(listMarks);
  const picture = await takePicture(page);
  expect(await findVanished(page, picture, marks)).toEqual(['i "Vanished" on #FFFFFF']);
});

test('the test finds a focus ring that is too light', async ({ page }) => {
  await page.setContent(pageWith('a:focus-visible{outline:3px solid #eee}', '<p><a href="/">Pale</a></p>'));
  const rings = await page.evaluate(listRings);
  expect((await comparePainted(page, rings)).join()).toContain('#EEEEEE on #FFFFFF');
});

test('the test finds contrast that is below WCAG’s enhanced level', async ({ page }) => {
  const style = 'p{color:#666}button{background:#fff;border:1px solid #888;height:48px}';
  await page.setContent(pageWith(style, '<p>Grey</p><button>Grey edge</button>'));
  expect(await findLowContrast(page)).toEqual([]);
  await page.evaluate(() => document.body.insertAdjacentHTML('beforeend', '<p style="color:#aaa">Pale</p>'));
  const faults = (await findLowContrast(page, 'enhanced')).join();
  expect(faults).toContain('contrast of 5.74');
  expect(faults).toContain('contrast of 2.32');
  expect(faults).toContain('edge of button has 3.54');
});

test('the test finds a layout shift while a page loads', async ({ page }) => {
  await page.setContent(pageWith('', '<p style="height:300px">Read</p>'));
  await page.evaluate(watchShifts);
  await nextFrames(page);
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<p style="height:300px">Late</p>'));
  await expect.poll(async () => (await totalShift(page)).score).toBeGreaterThan(0.01);
});
