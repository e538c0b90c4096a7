import { readdirSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

const folder = 'dist/client';
const texts = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt', '.webmanifest', '.ico']);
/** Smaller files travel in one packet either way. In bytes. */
const worthIt = 1_024;
const copies = { br: promisify(brotliCompress), gz: promisify(gzip) };

async function compress(path: string): Promise<boolean> {
  if (!texts.has(extname(path)) || (await stat(path)).size < worthIt) return false;
  const text = await readFile(path);
  for (const [ending, pack] of Object.entries(copies)) await writeFile(`${path}.${ending}`, await pack(text));
  return true;
}

// Hosts that compress by themselves need none of this; a plain web server sends the copies.
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
