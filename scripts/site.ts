// Builds the site in one process: the codegen writes the data of all pages and what the bundles import, vike bundles and
// pre-renders. `--types` checks the types meanwhile, `--desk` adds the desk, `--pictures` draws the share pictures.
// The flags of its command: one thread beside the program compiles and collects in less time than four do; a small semi-space
// (MiB) and a slow growth of the heap keep the memory of thousands of pages below 1 GB; an old space of 300 MiB from the start
// saves the collections while the tools load.
import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'vike/api';
import { entryCache } from '#content/load.ts';
import { endCommand, type Outcome } from '#content/report.ts';
import { compareAddresses } from './codegen/compare-addresses.ts';
import { restoreInterrupted } from './codegen/write-files.ts';
import { run } from './codegen/run.ts';
import config from '../vite.config.ts';

const root = process.cwd();
const client = join(root, 'dist/client');

/**
 * Checks the types in a process of its own, in one thread: several do the same work again. GOGC, a setting of the compiler's
 * language, makes it collect less often, which saves a fifth. Prints the errors.
 */
function checkTypes(): Promise<boolean> {
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const env = { ...process.env, GOGC: '400' };
  const checking = spawn(process.execPath, [compiler, '-p', 'src', '--singleThreaded'], { stdio: 'inherit', env });
  return new Promise((resolve) => checking.on('close', (code) => resolve(code === 0)));
}

/** Adds the generated public files as links, which take a fraction of the time of copies. */
function addPublicFiles(): void {
  const generated = join(root, 'src/generated/public');
  for (const item of readdirSync(generated, { recursive: true, withFileTypes: true })) {
    const folder = join(client, relative(generated, item.parentPath));
    if (item.isDirectory()) mkdirSync(join(folder, item.name), { recursive: true });
    else linkSync(join(item.parentPath, item.name), join(folder, item.name));
  }
}

/** Lets the first script wait for what the first paint needs. Vike has no setting for it. */
function deferFirstScript(): void {
  for (const name of readdirSync(client).filter((each) => each.endsWith('.html'))) {
    const html = readFileSync(join(client, name), 'latin1');
    writeFileSync(join(client, name), html.replace('type="module" async', '$& fetchpriority="low"'), 'latin1');
  }
}

/** Draws the share pictures. Returns the error of a picture that cannot be drawn. */
async function addPictures(): Promise<Error | undefined> {
  // Node itself does not run components.
  (await import('tsx/esm/api')).register();
  const { drawPictures } = await import('./codegen/share-pictures/pictures.ts');
  return drawPictures(root).then(
    () => undefined,
    (error: Error) => error,
  );
}

async function buildSite(): Promise<Outcome> {
  restoreInterrupted(root);
  const report = await run(root, { environment: process.env });
  if (report.exitCode !== 0) return report;
  entryCache.clear();
  const types = process.argv.includes('--types') ? checkTypes() : true;
  const desk = process.argv.includes('--desk') ? await import('./desk/host/static/build.ts') : undefined;
  // Imported, because vike and Vite would each bundle the file to read it.
  const vite = config({ command: 'build', mode: 'production' });
  const [deskFiles] = await Promise.all([
    desk?.bundleDesk(root),
    build({ viteConfig: { ...vite, configFile: false, root, logLevel: 'error' } }),
  ]);
  deferFirstScript();
  addPublicFiles();
  if (deskFiles) desk?.addDesk(root, deskFiles);
  const differences = compareAddresses(root);
  if (differences.length > 0) return { exitCode: 2, text: `The program has a fault.\n${differences.join('\n')}` };
  if (!(await types)) return { exitCode: 2, text: 'The types have mistakes.' };
  const failure = process.argv.includes('--pictures') ? await addPictures() : undefined;
  return failure === undefined ? report : { exitCode: 1, text: failure.message };
}

// vike only prints an error that nothing catches, and the process would end as if the site were built.
process.exitCode = 2;
// If nobody reads the output any more, printing is itself such an error, which vike would print without end.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => process.exit());
endCommand(await buildSite());
