import { readFileSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { expect, test } from 'vitest';
import * as colours from '#brand/colours.ts';
import { indexed } from '../../../scripts/build/share-pictures/colours.ts';
import { draw } from '../../../scripts/build/share-pictures/draw.ts';
import { logo } from '../../../scripts/build/share-pictures/furniture.ts';
import { pictureOf } from '../../../scripts/build/share-pictures/picture.ts';
import { areas, faces, first } from './pages.ts';

const svg = pictureOf(
  areas.find(({ path }) => path === '/punggol')!,
  first.look,
  faces,
);
const png = draw(svg, faces.files);

function chunks(bytes: Buffer): string[] {
  const names: string[] = [];
  for (let place = 8; place < bytes.length; place += 12 + bytes.readUInt32BE(place)) {
    names.push(bytes.toString('latin1', place + 4, place + 8));
  }
  return names;
}

test('a picture is 1200 x 630', () => {
  expect(png.toString('latin1', 1, 4)).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a picture contains no metadata', () => {
  expect(chunks(png)).toEqual(['IHDR', 'PLTE', 'IDAT', 'IEND']);
});

test('a picture has the same bytes every time', () => {
  expect(draw(svg, faces.files).equals(png)).toBe(true);
});

test('a picture is small', () => {
  expect(png.length).toBeLessThan(40_000);
});

test('the palette makes no visible change to colours', () => {
  const { pixels: drawn } = new Resvg(svg, { font: { fontFiles: [...faces.files], loadSystemFonts: false } }).render();
  const { palette, pixels } = indexed(drawn);
  const far = Array.from(pixels, (number, place) =>
    Math.max(...[0, 1, 2].map((part) => Math.abs(palette[number * 3 + part]! - drawn[place * 4 + part]!))),
  );
  const share = (by: number) => far.filter((distance) => distance > by).length / far.length;
  expect(share(0)).toBeLessThan(0.03);
  expect(share(16)).toBeLessThan(0.004);
  expect(share(32)).toBeLessThan(0.001);
});

test('the logo is that of the pages', () => {
  const component = readFileSync('src/components/Logo.tsx', 'utf8').replaceAll(
    /\{colours\.(\w+)\}/g,
    (_, name: keyof typeof colours) => `"${colours[name]}"`,
  );
  const lines = [...logo(0, 0, colours.mango).matchAll(/ d="([^"]+)" stroke="([^"]+)" stroke-width="([^"]+)"/g)];
  expect(lines).toHaveLength(3);
  for (const [, d, stroke, width] of lines) {
    expect(component).toContain(`d="${d}" stroke="${stroke}" strokeWidth="${width}"`);
  }
});
