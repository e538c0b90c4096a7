import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as colours from '#brand/colours.ts';
import { draw } from '../../../scripts/build/share-pictures/pictures.ts';
import { logo, pictureOf } from '../../../scripts/build/share-pictures/picture.ts';
import { faces, look, pageAt } from './pages.ts';

const svg = pictureOf(pageAt('/punggol'), look, faces);

test('a picture is 1200 x 630, small and without metadata', () => {
  const png = draw(svg, faces.files);
  const chunks: string[] = [];
  for (let place = 8; place < png.length; place += 12 + png.readUInt32BE(place)) {
    chunks.push(png.toString('latin1', place + 4, place + 8));
  }
  expect(chunks).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(150_000);
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
