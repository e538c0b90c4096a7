import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#pages/kinds.ts';
import type { Route } from '#pages/routes.ts';
import type { Site } from '#types/site.ts';
import { makePictures } from './pictures.ts';

const root = process.cwd();
const built = join(root, 'dist/client');
const readArt = (address: string) => readFileSync(join(built, address), 'utf8');

const started = performance.now();
const routes = JSON.parse(readFileSync(join(root, 'src/generated/route-table.json'), 'utf8')) as Route[];
// The data of a page as the build wrote it for browsers, with the pictures that it drew.
const pages = routes.map(
  ({ path }) => (JSON.parse(readArt(`${path === '/' ? '/index' : path}.json`)) as { page: PageData }).page,
);
const { site } = (await import(pathToFileURL(join(root, 'src/generated/site.ts')).href)) as { site: Site };
try {
  await makePictures(pages, { brand: site.brand, tile: readArt('tile.svg'), readArt }, join(built, 'og'));
  console.log(
    `${pages.length} pictures drawn into dist/client/og in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
