import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test } from 'vitest';
import type { PageData } from '#pages/kinds.ts';
import type { ServicePage } from '#pages/service/page.ts';
import {
  documentOf,
  headingBox,
  headingOf,
  shareOf,
  wordsLayer,
  type Look,
} from '../../../scripts/build/share-pictures/picture.ts';
import { backdropOf } from '../../../scripts/build/share-pictures/scenes.ts';
import { areas, faces, first, headed, second } from './pages.ts';

const [left, right] = [64, 494];
const options = { font: { fontFiles: [...faces.files], loadSystemFonts: false } };
const punggol = areas.find(({ path }) => path === '/punggol')!;
const longName = 'Part Time Maid Services in Saint Bartholomew and the Northern';
const hardest = [headed(punggol, longName), headed(punggol, 'Cleaning in Donaudampfschifffahrtsgesellschaft')];

const cases = [
  ...first.pages.map((page) => ({ path: page.path, page, look: first.look })),
  ...second.pages.map((page) => ({ path: `the second company's ${page.path}`, page, look: second.look })),
  ...hardest.map((page) => ({ path: page.words.hero.title, page, look: first.look })),
  {
    path: 'a long brand beside a code',
    page: punggol,
    look: { ...first.look, brand: 'Schönbrunner Gebäudereinigung' },
  },
];

/** The bounding box of what the renderer draws for the words alone. */
function inked(page: PageData, look: Look) {
  const box = new Resvg(documentOf(wordsLayer(page, look, faces), faces), options).getBBox()!;
  return { left: box.x, right: box.x + box.width, bottom: box.y + box.height };
}

/** The colours of the scene without words, in the place of the heading's lines. */
function coloursUnder(page: PageData, look: Look): Set<number> {
  const { pixels } = new Resvg(
    documentOf(backdropOf(shareOf(page, look.brand).scene, look.readArt).art, faces),
    options,
  ).render();
  const colours = new Set<number>();
  const { lines, size, bottom } = headingOf(page, look, faces);
  for (const line of lines) {
    for (let y = Math.round(line.y - size * 0.75); y < Math.min(bottom, line.y + size * 0.2); y++) {
      for (let x = left; x < left + line.width; x++) colours.add(pixels.readUInt32LE((y * 1200 + x) * 4));
    }
  }
  return colours;
}

describe.each(cases)('the words of $path', ({ page, look }) => {
  test('fit into their column, as measured', () => {
    const { lines, bottom } = headingOf(page, look, faces);
    const box = headingBox(page, look);
    expect(Math.max(...lines.map(({ width }) => width))).toBeLessThanOrEqual(box.width);
    expect(bottom).toBeLessThanOrEqual(box.bottom);
    expect(lines.map(({ text }) => text).join(' ')).toBe(shareOf(page, look.brand).heading);
  });

  test('fit into their column, as drawn', () => {
    const ink = inked(page, look);
    // The arms of a T or a Y extend half a pixel beyond the start of the letter.
    expect(ink.left).toBeGreaterThanOrEqual(left - 1);
    expect(ink.right).toBeLessThanOrEqual(right + 1);
    expect(ink.bottom).toBeLessThanOrEqual(backdropOf(shareOf(page, look.brand).scene, look.readArt).clear);
  });

  test('have only sky behind them', () => {
    expect(coloursUnder(page, look).size).toBe(1);
  });
});

test.each(first.pages.map((page) => [page.path, page] as const))('the heading of %s is large', (_path, page) => {
  const { size } = headingOf(page, first.look, faces);
  expect(size).toBeGreaterThanOrEqual(58);
  expect(size).toBeLessThanOrEqual(76);
});

test('measured widths equal those of the renderer, except for kerning', () => {
  for (const text of ['Part Time Maid', 'HHHHHHHH', 'Mühlgraben', 'Žižkov']) {
    const svg = documentOf(`<text y="300" font-size="100">${text}</text>`, faces);
    const { x, width } = new Resvg(svg, options).getBBox()!;
    expect(Math.abs(faces.display.width(text) * 100 - (x + width)), text).toBeLessThan(12);
  }
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
  const words = (path: string, { pages, look } = first) =>
    shareOf(
      pages.find((candidate) => candidate.path === path)!,
      look.brand,
    );
  expect(words('/punggol')).toMatchObject({ heading: 'Part Time Maid Services in Punggol', code: 'NE17' });
  expect(words('/weekly-cleaning').duration).toBe('Average HDB flat: 2–3 hours');
  expect(words('/post-renovation-cleaning').duration).toBe('4 to 8 hours');
  expect(words('/move-in-out-cleaning').duration).toBeUndefined();
  expect(words('/404').heading).toBe('Page not found');
  expect(words('/window-cleaning', second).duration).toBe('Duration: 1–2 hours');
  expect(words('/sonnhang', second).heading).toBe('Clear windows in Sonnhang');
  expect(words('/sonnhang', second).code).toBeUndefined();
});

test('a price is not a duration', () => {
  const page = first.pages.find((candidate): candidate is ServicePage => candidate.kind === 'service')!;
  const { durations: _durations, ...service } = page.service;
  const duration = (figures: Pick<ServicePage['service'], 'prices' | 'durations'>) =>
    shareOf({ ...page, service: { ...service, ...figures } }, first.look.brand).duration;
  const prices = [{ key: 'visit', label: 'Visit', prefix: 'from', value: '$80', unit: 'each' }];
  const durations = [{ key: 'visit', label: 'Visit', prefix: 'from', value: '3', unit: 'hours' }];
  expect(duration({ prices })).toBeUndefined();
  expect(duration({ prices, durations })).toBe('Visit: from 3 hours');
});

test('a short word does not end a line when a smaller size avoids it', () => {
  const long = headed(areas[0]!, 'Part Time Maid Services in Harbourfront');
  const lines = headingOf(long, first.look, faces).lines.map(({ text }) => text);
  expect(lines).toEqual(['Part Time', 'Maid Services', 'in Harbourfront']);
});
