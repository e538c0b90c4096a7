import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Client } from '../../../src/render/document.ts';
import type { Route } from '../../../src/pages/routes.ts';
import { renderPages, type PagesToRender } from './render-pages.ts';

/** Rendering fewer pages than this takes less time than starting another process. */
const pagesWorthAProcess = 250;

/** A file in Vite's manifest. */
interface Built {
  file: string;
  imports?: readonly string[];
}

/** The script that every page loads, and everything that it imports, by the file names of the build. */
function clientOf(root: string): Client {
  // vike puts Vite's manifest here.
  const manifest = JSON.parse(readFileSync(join(root, 'dist/assets.json'), 'utf8')) as Record<string, Built>;
  const built = (name: string) => {
    const entry = manifest[name];
    if (entry === undefined) throw new Error(`The build has no ${name}. Build with: npm run build`);
    return entry;
  };
  const importsOf = (name: string): string[] =>
    (built(name).imports ?? []).flatMap((item) => [item, ...importsOf(item)]);
  const name = 'src/vike/+client.ts';
  const address = (item: string) => `/${built(item).file}`;
  return { entry: address(name), imports: [...new Set(importsOf(name))].map(address) };
}

function renderInChildProcess(pages: PagesToRender): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork('scripts/build/prerender/worker.ts', {
      cwd: pages.root,
      // React chooses its production build by this variable.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A rendering process ended with ${code}.`)),
    );
    worker.send(pages);
  });
}

/** Renders every page of the codegen's route table into `dist/client`, with the bundles that Vite built. */
export async function prerender(root: string): Promise<void> {
  const started = performance.now();
  const table = JSON.parse(readFileSync(join(root, 'src/generated/route-table.json'), 'utf8')) as Route[];
  const paths = table.map(({ path }) => path);
  const client = clientOf(root);
  const processes = Math.max(1, Math.min(availableParallelism(), Math.ceil(paths.length / pagesWorthAProcess)));
  const parts = Array.from({ length: processes }, (_, first) => ({
    root,
    client,
    paths: paths.filter((_path, index) => index % processes === first),
  }));
  // The first part is rendered here: this process has loaded the renderer's modules, and there is a core for each of
  // the other parts.
  await Promise.all(parts.map((pages, index) => (index === 0 ? renderPages(pages) : renderInChildProcess(pages))));
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${paths.length} pages rendered into dist/client in ${seconds} s.`);
}
