import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PictureCache } from '../../../scripts/build/share-pictures/cache.ts';
import { makePictures, nameOf } from '../../../scripts/build/share-pictures/pictures.ts';
import { areas, first, headed, second, temporaryFolder } from './pages.ts';

const folder = temporaryFolder();
const places = { cache: join(folder, 'cache'), out: join(folder, 'og') };
const read = (path: string) => readFileSync(join(places.out, nameOf(path)));
const make = (pages = first.pages) => makePictures(pages, first.look, places);

beforeAll(async () => {
  expect((await make()).drawn).toEqual(first.pages.map(({ path }) => path));
}, 180_000);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

test('every page has a picture, and the folder has no other file', () => {
  expect(readdirSync(places.out).toSorted()).toEqual(first.pages.map(({ path }) => nameOf(path)).toSorted());
  expect(existsSync(join(places.out, 'index.png'))).toBe(true);
});

test('no two pages have the same picture', () => {
  const pictures = first.pages.map(({ path }) => read(path).toString('base64'));
  expect(new Set(pictures).size).toBe(first.pages.length);
});

test('a second run draws nothing', async () => {
  rmSync(places.out, { recursive: true });
  expect(await make()).toEqual({ drawn: [], kept: first.pages.length });
  expect(readdirSync(places.out)).toHaveLength(first.pages.length);
});

test('when one area changes, one picture is drawn', async () => {
  const before = read('/bedok');
  const changed = first.pages.map((page) =>
    page.path === '/bedok' && page.kind === 'area' ? headed(page, 'Part Time Maid Services in Bedok North') : page,
  );
  expect((await make(changed)).drawn).toEqual(['/bedok']);
  expect(read('/bedok').equals(before)).toBe(false);
  expect((await make()).drawn).toEqual([]);
  expect(read('/bedok').equals(before)).toBe(true);
});

test.each([
  ['the brand', { brand: 'Other' }],
  ['the tile', { tile: first.look.tile.replace(/#[0-9A-F]{6}/i, '#123456') }],
])('a change of %s draws all pictures', async (_, change) => {
  const { drawn } = await makePictures(areas.slice(0, 3), { ...first.look, ...change }, places);
  expect(drawn).toHaveLength(3);
});

test('the picture of a deleted page is deleted', async () => {
  await make();
  expect(existsSync(join(places.out, 'pioneer.png'))).toBe(true);
  await make(first.pages.filter(({ path }) => path !== '/pioneer'));
  expect(existsSync(join(places.out, 'pioneer.png'))).toBe(false);
});

test('a second company has pictures of its own', async () => {
  const own = { cache: places.cache, out: join(folder, 'second') };
  const { drawn } = await makePictures(second.pages, second.look, own);
  expect(drawn).toHaveLength(second.pages.length);
  expect(readdirSync(own.out)).toContain('muehlgraben.png');
});

test.each([
  [
    'a heading too long',
    'Maid '.repeat(80),
    /^The share picture of \/\S+ was not made: the heading .* is too long.*shorter/,
  ],
  ['a letter that the typeface lacks', 'Services in 上海', /^The share picture of \/\S+ .*"上" \(U\+4E0A\)/],
])('%s is an error that names the page', async (_what, title, message) => {
  await expect(make([headed(areas[0]!, title)])).rejects.toThrow(message);
});

test('a scene that is not SVG is an error that names the page, in this process and in workers', async () => {
  const page = areas[0]!;
  const broken = { ...page, pictures: { ...page.pictures, hero: '<svg><oops' } };
  const others = areas.map((area, number) => headed(area, `Other heading ${number}`));
  await expect(make([broken])).rejects.toThrow(`The picture of ${page.path} was not drawn`);
  await expect(make([broken, ...others])).rejects.toThrow(`The picture of ${page.path} was not drawn`);
});

test('the newest unused pictures are kept', () => {
  const spares = temporaryFolder();
  const cache = new PictureCache(spares, []);
  const files = ['used', 'old', 'older', 'oldest'].map((text) => cache.fileOf(text));
  files.forEach((file, age) => {
    writeFileSync(file, '');
    utimesSync(file, 1000 - age, 1000 - age);
  });
  expect(cache.prune(new Set([files[0]!]), 1)).toEqual(files.slice(2));
  expect(readdirSync(spares)).toHaveLength(2);
  rmSync(spares, { recursive: true });
});
