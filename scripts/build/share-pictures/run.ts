import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { endCommand } from '#content/report.ts';
import type { PageData } from '#pages/kinds.ts';
import type { Route } from '#pages/routes.ts';
import type { Site } from '#types/site.ts';
import { makePictures } from './pictures.ts';

const root = process.cwd();
const built = join(root, 'dist/client');
const readArt = (address: string) => readFileSync(join(built, address), 'utf8');
const routes = JSON.parse(readFileSync(join(root, 'src/generated/route-table.json'), 'utf8')) as Route[];
// The data of a page as the build wrote it for browsers, with the pictures that it drew.
const pages = routes.map(
  ({ path }) => (JSON.parse(readArt(`${path === '/' ? '/index' : path}.json`)) as { page: PageData }).page,
);
const { site } = (await import(pathToFileURL(join(root, 'src/generated/site.ts')).href)) as { site: Site };
const done = { exitCode: 0, text: `${pages.length} pictures drawn into dist/client/og.` } as const;
await makePictures(pages, { brand: site.brand, tile: readArt('tile.svg'), readArt }, join(built, 'og')).then(
  () => endCommand(done),
  (error: Error) => endCommand({ exitCode: 1, text: error.message }),
);
