import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import { kindNamed, type PageData } from '#pages/kinds.ts';
import { letters } from '../../../src/brand/fonts.ts';
import { drawable, pictureWords, type Look } from '../../../scripts/codegen/share-pictures/picture.tsx';
import { backdropOf } from '../../../scripts/codegen/share-pictures/scenes.ts';
import { site } from '../built/site.ts';
import { areaAt, headed, look, pageAt } from './pages.ts';

const [left, right] = [64, 494];
const punggol = areaAt('/punggol');
const shareOf = (page: PageData) => kindNamed(page.kind).share(page, look.brand);
const backdrop = (page: PageData) => backdropOf(shareOf(page).scene, look.readArt);

/** The hardest words: long names, and a long brand beside a code. */
const hardest: { page: PageData; look: Look }[] = [
  { page: headed(punggol, 'Part Time Maid Services in Saint Bartholomew and the Northern'), look },
  { page: headed(punggol, 'Cleaning in Donaudampfschifffahrtsgesellschaft'), look },
  { page: punggol, look: { ...look, brand: 'Schönbrunner Gebäudereinigung' } },
];
/** Pages with all kinds of scenes. */
const scenes = ['/', '/about', '/locations', '/weekly-cleaning', '/404', '/punggol', '/joon-koon'].map(pageAt);

test('both fonts have every letter that a text of a picture may have', async () => {
  const codes = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  const allowed = codes.filter((letter) => letters.test(letter));
  expect(allowed.length).toBeGreaterThan(300);
  for (let start = 0; start < allowed.length; start += 12) {
    const brand = allowed.slice(start, start + 12).join('');
    await expect(pictureWords(punggol, { ...look, brand })).resolves.toContain('<path');
  }
});

test('a picture leaves out characters that the fonts do not have', async () => {
  expect(drawable('Cleaning 🧹 in 榜鹅 Punggol')).toBe('Cleaning in Punggol');
  const words = (brand: string) => pictureWords(punggol, { ...look, brand });
  expect(await words('Sapu 清洁')).toBe(await words('Sapu '));
});

test('as drawn, the words of every page fit into their column', async () => {
  for (const { page, look: own } of [...site.paths().map((path) => ({ page: pageAt(path), look })), ...hardest]) {
    const ink = new Resvg(await pictureWords(page, own)).getBBox()!;
    const { heading } = shareOf(page);
    // The arms of a T or a Y extend half a pixel beyond the start of the letter.
    expect(ink.x, heading).toBeGreaterThanOrEqual(left - 1);
    expect(ink.x + ink.width, heading).toBeLessThanOrEqual(right + 1);
    expect(ink.y + ink.height, heading).toBeLessThanOrEqual(backdrop(page).clear);
  }
});

test('words have only sky behind them', async () => {
  for (const page of scenes) {
    const { art } = backdrop(page);
    const words = new Resvg(await pictureWords(page, look)).getBBox()!;
    const scene = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">${art}</svg>`;
    const { pixels } = new Resvg(scene, { fitTo: { mode: 'width', value: 600 } }).render();
    const colours = new Set<number>();
    for (let y = Math.floor(words.y); y < words.y + words.height; y += 2)
      for (let x = left; x < words.x + words.width; x += 2)
        colours.add(pixels.readUInt32LE(((y >> 1) * 600 + (x >> 1)) * 4));
    expect(colours.size, page.path).toBe(1);
  }
});

test('the picture of an area shows its code, that of a service its duration', () => {
  const share = (path: string) => shareOf(pageAt(path));
  expect(share('/punggol')).toMatchObject({ heading: 'Part Time Maid Services in Punggol', code: 'NE17' });
  expect(drawable(share('/weekly-cleaning').duration!)).toBe('Average HDB flat: 2–3 hours');
  expect(drawable(share('/post-renovation-cleaning').duration!)).toBe('HDB flat, condo or landed home: 4 to 8 hours');
  expect(share('/move-in-out-cleaning').duration).toBeUndefined();
  expect(share('/404').heading).toBe('Page not found');
});
