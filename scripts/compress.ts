import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = 'dist/client';
const texts = new Set(['.html', '.json', '.js', '.css', '.svg', '.xml', '.txt', '.webmanifest', '.ico']);
/** In bytes. Smaller files fit in one packet either way. */
const worthIt = 1_024;
/**
 * Hosts store files at Brotli's best quality. 5 is the usual quality of compression on the fly, and ten times faster.
 */
const quality = process.argv.includes('--fast') ? 5 : constants.BROTLI_MAX_QUALITY;

// Hosts that compress files themselves do not need the copies; the local server and other web servers send them. The desk,
// which few people load, would take longer than all pages.
const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .map((name) => join(folder, name))
  .filter((path) => texts.has(extname(path)) && !/\bdesk\b/.test(path) && statSync(path).size >= worthIt);
for (const path of paths) {
  const text = readFileSync(path);
  writeFileSync(`${path}.br`, brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }));
  writeFileSync(`${path}.gz`, gzipSync(text));
}
console.log(`${paths.length} files in ${folder} have copies in brotli and gzip.`);
