import { readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const folder = 'dist/client';
const texts = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt', '.webmanifest', '.ico']);
/** In bytes. Smaller files fit in one packet either way. */
const worthIt = 1_024;
/**
 * Hosts store files at Brotli's best quality. 5 is the usual quality of compression on the fly, and ten times faster.
 */
const quality = process.argv.includes('--fast') ? 5 : constants.BROTLI_MAX_QUALITY;
const brotli = promisify(brotliCompress);
const copies = {
  br: (text: Buffer) => brotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
  gz: promisify<Buffer, Buffer>(gzip),
};

async function compress(path: string): Promise<boolean> {
  if (!texts.has(extname(path)) || (await stat(path)).size < worthIt) return false;
  const text = await readFile(path);
  for (const [ending, pack] of Object.entries(copies)) await writeFile(`${path}.${ending}`, await pack(text));
  return true;
}

// Hosts that compress files themselves do not need the copies; the local server and other web servers send them.
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name));
async function work(): Promise<number> {
  let compressed = 0;
  for (let path = files.pop(); path !== undefined; path = files.pop()) {
    const isDone = await compress(path);
    if (isDone) compressed += 1;
  }
  return compressed;
}
const shares = await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
console.log(`${shares.reduce((sum, share) => sum + share)} files in ${folder} have copies in brotli and gzip.`);
