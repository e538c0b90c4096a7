import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Client } from '../../../src/render/document.ts';
import type { Route } from '../../../src/pages/routes.ts';
import type { Share } from './worker.ts';

/** Fewer pages than this are rendered sooner than another process starts. */
const pagesWorthAProcess = 250;

/** What Vite's manifest knows of a file. */
interface Built {
  file: string;
  imports?: readonly string[];
}

/** The script that every page loads, and all that it imports, under the names that the build gave them. */
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

function render(share: Share): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = fork(new URL('worker.ts', import.meta.url), {
      execArgv: ['--import', 'tsx'],
      // React chooses its production build by this.
      env: { ...process.env, NODE_ENV: 'production' },
    });
    worker.once('error', reject);
    worker.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A rendering process ended with ${code}.`)),
    );
    worker.send(share);
  });
}

const root = process.cwd();
const started = performance.now();
const paths = (JSON.parse(readFileSync(join(root, 'src/generated/route-table.json'), 'utf8')) as Route[]).map(
  ({ path }) => path,
);
const client = clientOf(root);
const processes = Math.max(1, Math.min(availableParallelism(), Math.ceil(paths.length / pagesWorthAProcess)));

await Promise.all(
  Array.from({ length: processes }, (_, first) =>
    render({ root, client, paths: paths.filter((_path, index) => index % processes === first) }),
  ),
);
console.log(
  `${paths.length} pages rendered into dist/client in ${((performance.now() - started) / 1000).toFixed(1)} s.`,
);
