import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pictureOf } from '../../../scripts/codegen/share-pictures/picture.tsx';
import { draw, makePictures } from '../../../scripts/codegen/share-pictures/pictures.ts';
import type { PageData } from '#pages/kinds.ts';
import { areaAt, headed, look, pageAt } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'og-'));
const bedok = areaAt('/bedok');
const make = (pages: readonly PageData[]) => makePictures(pages, look, folder);
afterAll(() => rmSync(folder, { recursive: true }));

test('a picture is 1200 x 630, small and without metadata', async () => {
  const png = draw(await pictureOf(bedok, look));
  const chunks: string[] = [];
  for (let place = 8; place < png.length; place += 12 + png.readUInt32BE(place)) {
    chunks.push(png.toString('latin1', place + 4, place + 8));
  }
  expect(chunks).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(150_000);
});

test('each page has a picture, and no other page has one', async () => {
  for (const pages of [[pageAt('/'), bedok], [bedok]]) {
    await make(pages);
    const names = pages.map(({ path }) => `${path.slice(1) || 'index'}.png`);
    expect(readdirSync(folder)).toEqual(names.toSorted());
  }
});

test('a heading too long is an error that names the page', async () => {
  const message = /^The share picture of \/bedok was not made: its words are too long .*shorter/;
  await expect(make([headed(bedok, 'Maid '.repeat(80))])).rejects.toThrow(message);
});
