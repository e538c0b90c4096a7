// Runs a script of this project as one bundle: `node scripts/start.mjs scripts/codegen.ts`. A loader that translates
// each of its 400 modules by itself takes longer than the work of the codegen.
import './compile-less.mjs';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** Below node_modules, so that the bundles find the packages. */
const bundles = fileURLToPath(new URL('../node_modules/.cache/scripts', import.meta.url));
const keptMs = 3_600_000;

/** Lets a bundled module that reads files beside itself find them. */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\.tsx?$/ }, async ({ path }) => ({
      contents: (await readFile(path, 'utf8')).replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href)),
      loader: path.endsWith('x') ? 'tsx' : 'ts',
    }));
  },
};

/**
 * Bundles a script. Modules that it imports dynamically stay in files of their own, which are loaded when they are
 * needed.
 */
async function bundle(script) {
  const { outputFiles } = await build({
    entryPoints: [script],
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'inline',
    sourcesContent: false,
    // As deep as the folder that the files are written to, for the paths in source maps.
    outdir: join(bundles, 'new'),
    outExtension: { '.js': '.mjs' },
    write: false,
    logLevel: 'error',
    plugins: [ownAddresses],
  });
  return outputFiles.map(({ path, contents }) => [basename(path), contents]);
}

/** Notes that a bundle is in use. Returns false if there is none. */
function markUsed(folder) {
  const now = new Date();
  try {
    utimesSync(folder, now, now);
    return true;
  } catch {
    return false;
  }
}

/**
 * Writes files into a folder named by a hash of their content. The folder appears with all its files at once, because
 * another process may write the same one.
 */
function write(files) {
  const hash = createHash('sha256');
  for (const [name, contents] of files) hash.update(name).update(contents);
  const folder = join(bundles, hash.digest('hex').slice(0, 16));
  if (markUsed(folder)) return folder;
  mkdirSync(bundles, { recursive: true });
  const whole = mkdtempSync(join(bundles, 'new-'));
  for (const [name, contents] of files) writeFileSync(join(whole, name), contents);
  try {
    renameSync(whole, folder);
  } catch {
    rmSync(whole, { recursive: true });
  }
  return folder;
}

/**
 * Deletes the bundles that no command has used for an hour. Newer ones stay, because a running command may still load
 * parts of its bundle.
 */
function deleteOld(current) {
  for (const folder of readdirSync(bundles).map((name) => join(bundles, name))) {
    const { mtimeMs } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (folder !== current && mtimeMs < Date.now() - keptMs) rmSync(folder, { recursive: true, force: true });
  }
}

const [, , script] = process.argv;
const folder = write(await bundle(script));
deleteOld(folder);
// The script sees the arguments that it would see if it were run alone.
process.argv.splice(1, 1);
process.setSourceMapsEnabled(true);
await import(pathToFileURL(join(folder, basename(script).replace(/\.ts$/, '.mjs'))).href);
