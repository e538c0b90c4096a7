import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { writeWhole } from './write.ts';

const require = createRequire(import.meta.url);
const { version } = require('subset-font/package.json') as { version: string };

/**
 * The folder in which the font files are cached, because making them takes longer than reading all content. Copies of
 * the project link to the same packages, so they share this folder.
 */
const cache = join(require.resolve('subset-font/package.json'), '../../.cache/fonts');

interface Subset {
  /** The name of the typeface in its package. */
  name: string;
  script: 'latin' | 'latin-ext';
  characters: string;
  /** One weight, or the weights of a variable font. */
  weight: number | { min: number; max: number };
  format: 'sfnt' | 'woff2';
  keepFeatures?: readonly string[];
}

/** The file of a font with only the characters and weights that are used. Its hash is one of all inputs. */
export async function subsetFile({ name, script, characters, weight, format, keepFeatures }: Subset) {
  const source = readFileSync(
    require.resolve(`@fontsource-variable/${name}/files/${name}-${script}-wght-normal.woff2`),
  );
  const inputs = JSON.stringify([version, characters, weight, keepFeatures]);
  const hash = createHash('sha256').update(source).update(inputs).digest('hex').slice(0, 8);
  const file = join(cache, `${name}-${script}-${hash}.${format}`);
  // An existing file is up to date, because its name contains the hash.
  if (!existsSync(file)) {
    const variationAxes = { wght: weight };
    // Imported late: it takes 50 MB of memory, and the files are there but for the first build.
    const { default: subsetFont } = await import('subset-font');
    const options = { targetFormat: format, variationAxes, ...(keepFeatures && { keepFeatures }) };
    writeWhole(file, await subsetFont(source, characters, options));
  }
  return { file, hash, bytes: readFileSync(file) };
}
