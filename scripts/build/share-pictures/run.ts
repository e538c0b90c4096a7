import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Route } from '../../content/routes.ts';
import type { Site } from '../emit/page-types.ts';
import { readPage } from '../page-data/read.ts';
import { makePictures } from './pictures.ts';

const root = process.cwd();
const generated = join(root, 'src/generated');

function read<T>(file: string): T {
  try {
    return JSON.parse(readFileSync(join(generated, file), 'utf8')) as T;
  } catch (error) {
    throw new Error(`src/generated/${file} cannot be read. Make it with: npm run codegen`, { cause: error });
  }
}

async function run(): Promise<void> {
  const started = performance.now();
  const routes = read<Route[]>('route-table.json');
  const pages = await Promise.all(routes.map(({ path }) => readPage(root, path)));
  const { site } = (await import(pathToFileURL(join(generated, 'site.ts')).href)) as { site: Site };
  const look = { brand: site.brand, tile: readFileSync(join(root, 'public/tile.svg'), 'utf8') };
  const places = { cache: join(root, '.local/og'), out: join(root, 'dist/client/og') };
  const { drawn, kept } = await makePictures(pages, look, places);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${drawn.length} pictures drawn, ${kept} from the cache, into dist/client/og in ${seconds} s.`);
}

try {
  await run();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
