import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pictureOf } from '../../../scripts/build/share-pictures/picture.ts';
import { draw, makePictures } from '../../../scripts/build/share-pictures/pictures.ts';
import { areaAt, faces, headed, look, pageAt } from './pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'og-'));
const places = { cache: join(folder, 'cache'), out: join(folder, 'og') };
const bedok = areaAt('/bedok');
const pages = [pageAt('/'), bedok];
const make = (of = pages, own = look) => makePictures(of, own, places);
afterAll(() => rmSync(folder, { recursive: true }));

test('a picture is 1200 x 630, small and without metadata', () => {
  const png = draw(pictureOf(bedok, look, faces), faces.files);
  const chunks: string[] = [];
  for (let place = 8; place < png.length; place += 12 + png.readUInt32BE(place)) {
    chunks.push(png.toString('latin1', place + 4, place + 8));
  }
  expect(chunks).toEqual(['IHDR', 'IDAT', 'IEND']);
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(150_000);
});

test('only changed pictures are drawn, and those of deleted pages are deleted', async () => {
  const north = [pages[0]!, headed(bedok, 'Part Time Maid Services in Bedok North')];
  expect(await make()).toEqual({ drawn: ['/', '/bedok'], kept: 0 });
  expect(await make(north)).toEqual({ drawn: ['/bedok'], kept: 1 });
  expect(readdirSync(places.out).toSorted()).toEqual(['bedok.png', 'index.png']);
  rmSync(places.out, { recursive: true });
  expect(await make([bedok])).toEqual({ drawn: ['/bedok'], kept: 0 });
  expect(await make([bedok])).toEqual({ drawn: [], kept: 1 });
  expect(readdirSync(places.out)).toEqual(['bedok.png']);
  expect(readdirSync(places.cache).filter((name) => name.endsWith('.png'))).toHaveLength(1);
  const tile = look.tile.replace(/#[0-9A-F]{6}/i, '#123456');
  for (const change of [{ brand: 'Other' }, { tile }]) {
    expect((await make([bedok], { ...look, ...change })).drawn).toEqual(['/bedok']);
  }
});

test.each([
  [
    'a heading too long',
    'Maid '.repeat(80),
    /^The share picture of \/bedok was not made: the heading .* is too long.*shorter/,
  ],
  ['a letter that the typeface lacks', 'Services in 上海', /^The share picture of \/bedok .*"上" \(U\+4E0A\)/],
])('%s is an error that names the page', async (_what, title, message) => {
  await expect(make([headed(bedok, title)])).rejects.toThrow(message);
});

test('a scene that is not SVG is an error that names the page', async () => {
  const broken = { ...bedok, pictures: { ...bedok.pictures, hero: '<svg><oops' } };
  await expect(make([broken])).rejects.toThrow('The picture of /bedok was not drawn');
});
