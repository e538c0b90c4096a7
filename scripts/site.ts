// Builds the site in one process. The codegen writes what the bundles import, Vite bundles, and then each page is made,
// rendered and written, one after the other. `--types` checks the types meanwhile, `--pictures` draws the share pictures.
import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createBuilder } from 'vite';
import type { PageData } from '#pages/kinds.ts';
import type { Client } from '#render/document.ts';
import { pageJson } from '#render/page-data.ts';
import { endCommand } from '#content/report.ts';
import { compareAddresses } from './build/compare-addresses.ts';
import { restoreInterrupted } from './build/write-files.ts';
import { run } from './build/run.ts';

const root = process.cwd();
restoreInterrupted(root);
const client = join(root, 'dist/client');

/** A file in Vite's manifest. */
interface Built {
  file: string;
  imports?: readonly string[];
}

/** The script that every page loads, and everything that it imports, by the file names of the build. */
function readClient(): Client {
  // vike puts Vite's manifest here.
  const manifest = JSON.parse(readFileSync(join(root, 'dist/assets.json'), 'utf8')) as Record<string, Built>;
  const built = (name: string) => {
    const entry = manifest[name];
    if (entry === undefined) throw new Error(`Vite's manifest dist/assets.json has no ${name}.`);
    return entry;
  };
  const importsOf = (name: string): string[] =>
    (built(name).imports ?? []).flatMap((item) => [item, ...importsOf(item)]);
  const name = 'src/vike/+client.ts';
  const address = (item: string) => `/${built(item).file}`;
  return { entry: address(name), imports: [...new Set(importsOf(name))].map(address) };
}

/** Checks the types in a process of its own. Prints the errors. */
function checkTypes(): Promise<boolean> {
  const compiler = spawn(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', 'src'], {
    stdio: 'inherit',
  });
  return new Promise((resolve) => compiler.on('close', (code) => resolve(code === 0)));
}

let types: Promise<boolean> | undefined;

/** Bundles the client and the renderer into `dist`. Returns a function that writes a page there: HTML and data. */
async function bundle(): Promise<(page: PageData) => Promise<void>> {
  if (process.argv.includes('--types')) types = checkTypes();
  // Errors only: a person needs no list of chunks, and the warnings are about packages.
  await (await createBuilder({ root, logLevel: 'error' })).buildApp();
  const loaded = readClient();
  // Imported now, because Vite's configuration sets NODE_ENV, by which React chooses its production build.
  const { renderPage } = (await import(pathToFileURL(join(root, 'dist/server/render.mjs')).href)) as {
    renderPage: (page: PageData, client: Client) => Promise<string>;
  };
  return async (page) => {
    const file = join(client, page.path === '/' ? 'index' : page.path);
    writeFileSync(`${file}.html`, await renderPage(page, loaded));
    writeFileSync(`${file}.json`, pageJson(page, loaded.entry));
  };
}

const report = await run(root, { environment: process.env, bundle });
if (report.exitCode === 0) cpSync(join(root, 'src/generated/public'), client, { recursive: true });
const faults = report.exitCode === 0 ? compareAddresses(root) : [];
endCommand(faults.length === 0 ? report : { exitCode: 2, text: `The program has a fault.\n${faults.join('\n')}` });
if ((await types) === false) process.exitCode = 2;
else if (!process.exitCode && process.argv.includes('--pictures')) await import('./build/share-pictures/run.ts');
