import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import type { PageData } from '#pages/kinds.ts';
import { letters } from '../../../src/brand/fonts.ts';
import type { ServicePage } from '../../../src/pages/service/data.ts';
import { documentOf, layoutOf, shareOf, wordsLayer, type Look } from '../../../scripts/build/share-pictures/picture.ts';
import { site } from '../built/site.ts';
import { areaAt, faces, headed, look, pageAt } from './pages.ts';

const [left, right] = [64, 494];
const options = { font: { fontFiles: [...faces.files], loadSystemFonts: false } };
const punggol = areaAt('/punggol');
const longName = 'Part Time Maid Services in Saint Bartholomew and the Northern';

/** The hardest words: long names, and a long brand beside a code. */
const hardest = [
  { page: headed(punggol, longName), look },
  { page: headed(punggol, 'Cleaning in Donaudampfschifffahrtsgesellschaft'), look },
  { page: punggol, look: { ...look, brand: 'Schönbrunner Gebäudereinigung' } },
];
/** Pages with all kinds of scenes. */
const scenes = ['/', '/about', '/locations', '/weekly-cleaning', '/404', '/punggol', '/joon-koon'].map(pageAt);

/** The bounding box of what the renderer draws for the words alone. */
function inked(page: PageData, look: Look) {
  const box = new Resvg(documentOf(wordsLayer(page, look, faces), faces), options).getBBox()!;
  return { left: box.x, right: box.x + box.width, bottom: box.y + box.height };
}

/** The colours of the scene without words, in the place of the heading's lines. Drawn at half the size. */
function coloursUnder(page: PageData): Set<number> {
  const { backdrop, heading } = layoutOf(page, look, faces);
  const svg = documentOf(backdrop.art, faces);
  const { pixels } = new Resvg(svg, { ...options, fitTo: { mode: 'width', value: 600 } }).render();
  const colours = new Set<number>();
  const { lines, size, bottom } = heading;
  for (const line of lines) {
    for (let y = Math.ceil(line.y - size * 0.75); y < Math.min(bottom, line.y + size * 0.2) - 1; y += 2) {
      for (let x = left; x < left + line.width; x += 2) {
        colours.add(pixels.readUInt32LE(((y >> 1) * 600 + (x >> 1)) * 4));
      }
    }
  }
  return colours;
}

test('both fonts have every letter that a text of a picture may have', () => {
  const codes = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code));
  const allowed = codes.filter((letter) => letters.test(letter)).join('');
  expect(allowed.length).toBeGreaterThan(300);
  for (const face of [faces.display, faces.text]) expect(() => face.width(allowed)).not.toThrow();
});

test('a picture leaves out characters that the fonts do not have', () => {
  const { title } = headed(punggol, 'Cleaning 🧹 in 榜鹅 Punggol').words.hero;
  expect(title).toContain('🧹');
  expect(
    layoutOf(headed(punggol, title), look, faces)
      .heading.lines.map(({ text }) => text)
      .join(' '),
  ).toBe('Cleaning in Punggol');
  expect(wordsLayer(punggol, { ...look, brand: 'Sapu 清洁' }, faces)).toContain('>Sapu </text>');
});

test('the words of every page fit into their column as measured, with a large heading', () => {
  for (const page of site.paths().map(pageAt)) {
    const { share, box, heading } = layoutOf(page, look, faces);
    const { lines, bottom, size } = heading;
    expect(Math.max(...lines.map(({ width }) => width)), page.path).toBeLessThanOrEqual(box.width);
    expect(bottom, page.path).toBeLessThanOrEqual(box.bottom);
    expect(lines.map(({ text }) => text).join(' ')).toBe(share.heading);
    expect(size >= 58 && size <= 76, page.path).toBe(true);
  }
});

test('as drawn, words fit into their column', () => {
  for (const { page, look: own } of [...scenes.map((page) => ({ page, look })), ...hardest]) {
    const { share, backdrop } = layoutOf(page, own, faces);
    const ink = inked(page, own);
    // The arms of a T or a Y extend half a pixel beyond the start of the letter.
    expect(ink.left, share.heading).toBeGreaterThanOrEqual(left - 1);
    expect(ink.right, share.heading).toBeLessThanOrEqual(right + 1);
    expect(ink.bottom, share.heading).toBeLessThanOrEqual(backdrop.clear);
  }
});

test('words have only sky behind them', () => {
  for (const page of scenes) expect(coloursUnder(page).size, page.path).toBe(1);
});

test.each(['display', 'text'] as const)('the renderer draws the %s face by its name, as high as measured', (kind) => {
  const { family, weight, capHeight, descent } = faces[kind];
  const svg = (letter: string) =>
    documentOf(`<text y="300" font-family="${family}" font-weight="${weight}" font-size="100">${letter}</text>`, faces);
  const [capital, tail] = ['H', 'p'].map((letter) => new Resvg(svg(letter), options).getBBox()!);
  expect(capital!.y).toBeCloseTo(300 - capHeight * 100, 0);
  expect(tail!.y + tail!.height).toBeGreaterThan(310);
  expect(tail!.y + tail!.height).toBeLessThanOrEqual(300 + descent * 100);
});

test('the picture of an area shows its code, that of a service its duration', () => {
  const share = (path: string) => shareOf(pageAt(path), look.brand);
  expect(share('/punggol')).toMatchObject({ heading: 'Part Time Maid Services in Punggol', code: 'NE17' });
  expect(share('/weekly-cleaning').duration).toBe('Average HDB flat: 2–3 hours');
  expect(share('/post-renovation-cleaning').duration).toBe('HDB flat, condo or landed home: 4 to 8 hours');
  expect(share('/move-in-out-cleaning').duration).toBeUndefined();
  expect(share('/404').heading).toBe('Page not found');
});

test('a price is not a duration', () => {
  const page = pageAt('/weekly-cleaning') as ServicePage;
  const { durations: _durations, ...service } = page.service;
  const duration = (figures: Pick<ServicePage['service'], 'prices' | 'durations'>) =>
    shareOf({ ...page, service: { ...service, ...figures } }, look.brand).duration;
  const prices = [{ key: 'visit', label: 'Visit', prefix: 'from', value: '$80', unit: 'each' }];
  const durations = [{ key: 'visit', label: 'Visit', prefix: 'from', value: '3', unit: 'hours' }];
  expect(duration({ prices })).toBeUndefined();
  expect(duration({ prices, durations })).toBe('Visit: from 3 hours');
});

test('a short word does not end a line when a smaller size avoids it', () => {
  const long = headed(punggol, 'Part Time Maid Services in Harbourfront');
  const lines = layoutOf(long, look, faces).heading.lines.map(({ text }) => text);
  expect(lines).toEqual(['Part Time', 'Maid Services', 'in Harbourfront']);
});
