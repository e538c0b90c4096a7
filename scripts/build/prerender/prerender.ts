import { fork } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, posix } from 'node:path';
import type { Client } from '../../../src/render/document.ts';
import type { Route } from '../../../src/pages/routes.ts';
import type { Share } from './worker.ts';

/** Fewer pages than this are rendered sooner than another process starts. */
const pagesWorthAProcess = 250;

/** The script that every page loads, vike's client entry, and what it imports, under the names that the build gave them. */
function clientOf(root: string): Client {
  const folder = 'assets/entries';
  const name = readdirSync(join(root, 'dist/client', folder)).find((file) => file.startsWith('src_vike_client.'));
  if (name === undefined) throw new Error('The build has no client entry. Build with: npm run build');
  const entry = `/${folder}/${name}`;
  const source = readFileSync(join(root, 'dist/client', entry), 'utf8');
  const imports = [...source.matchAll(/(?:import|from)\s*["']([^"']+\.js)["']/g)];
  return { entry, imports: imports.map(([, file]) => posix.join('/', folder, file!)) };
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
