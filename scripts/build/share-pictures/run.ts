import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageData } from '#pages/kinds.ts';
import type { Route } from '#pages/routes.ts';
import type { Site } from '#types/site.ts';
import { makePictures } from './pictures.ts';

const root = process.cwd();
const built = join(root, 'dist/client');

function read<T>(file: string, command: string): T {
  try {
    return JSON.parse(readFileSync(join(root, file), 'utf8')) as T;
  } catch (error) {
    throw new Error(`${file} cannot be read. Make it with: ${command}`, { cause: error });
  }
}

/** The data of a page as the build wrote it for browsers, with the pictures that it drew. */
function readBuiltPage(path: string): PageData {
  const file = `dist/client${path === '/' ? '/index' : path}.json`;
  return read<{ page: PageData }>(file, 'npm run build').page;
}

async function run(): Promise<void> {
  const started = performance.now();
  const routes = read<Route[]>('src/generated/route-table.json', 'npm run codegen');
  const pages = routes.map(({ path }) => readBuiltPage(path));
  const { site } = (await import(pathToFileURL(join(root, 'src/generated/site.ts')).href)) as { site: Site };
  const readArt = (address: string) => readFileSync(join(built, address), 'utf8');
  const look = { brand: site.brand, tile: readArt('tile.svg'), readArt };
  await makePictures(pages, look, join(built, 'og'));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${pages.length} pictures drawn into dist/client/og in ${seconds} s.`);
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
