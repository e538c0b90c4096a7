import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join } from 'node:path';
import subsetFont from 'subset-font';
import { display, text, type Typeface } from '#brand/fonts.ts';
import { writeWhole } from './write.ts';
import { addressOf, banner, type EmittedBytes, type EmittedFile } from './file.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The font files contain ASCII, é and typographic signs. Other characters are shown in a font of the device. */
const characters = `${ascii}\u00A0£©·×é–—‘’“”•…→←↑↓★☆✓`;

/** Kerning, ligatures and tabular figures; no style uses the other features. */
const keepFeatures = ['kern', 'liga', 'tnum'];

const require = createRequire(import.meta.url);
const { version } = require('subset-font/package.json') as { version: string };

/**
 * The folder in which the font files are cached, because making them takes longer than reading all content. Copies of
 * the project link to the same packages, so they share this folder.
 */
const cache = join(require.resolve('subset-font/package.json'), '../../.cache/fonts');

/** A font with only the characters and weights that are used. The file name contains a hash of all inputs. */
interface Subset {
  face: Typeface;
  source: Buffer;
  path: string;
}

const weightOf = ({ onlyWeight, weights }: Typeface) => onlyWeight ?? weights;

function subsetOf(face: Typeface): Subset {
  const source = readFileSync(
    require.resolve(`@fontsource-variable/${face.name}/files/${face.name}-latin-wght-normal.woff2`),
  );
  const made = JSON.stringify([version, characters, weightOf(face), keepFeatures]);
  const hash = createHash('sha256').update(source).update(made).digest('hex').slice(0, 8);
  return { face, source, path: `public/assets/fonts/${face.name}-${hash}.woff2` };
}

async function bytesOf({ face, source, path }: Subset): Promise<Uint8Array> {
  // The file name contains a hash of all inputs, so an existing file is up to date.
  const made = join(cache, basename(path));
  if (existsSync(made)) return readFileSync(made);
  const bytes = await subsetFont(source, characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: weightOf(face) },
    keepFeatures,
  });
  writeWhole(made, bytes);
  return bytes;
}

function fontFace(subset: Subset): string {
  const { family, weights } = subset.face;
  return `@font-face{font-family:${family};src:url(${addressOf(subset)}) format("woff2");font-weight:${weights.min} ${weights.max};font-display:swap}`;
}

export interface Fonts {
  files: (EmittedFile | EmittedBytes)[];
  /** The `@font-face` rules. */
  css: string;
}

/** The two variable fonts, subset from their packages, and `fonts.ts` with their addresses, for preloading, and their rules, for the desk. */
export async function emitFonts(): Promise<Fonts> {
  const subsets = [display, text].map(subsetOf);
  const bytes = await Promise.all(subsets.map(async (subset) => ({ path: subset.path, bytes: await bytesOf(subset) })));
  const addresses = JSON.stringify(subsets.map(addressOf), null, 2);
  const css = subsets.map(fontFace).join('');
  const module = `${banner('scripts/build/emit/fonts.ts')}\nexport const fonts = ${addresses} as const;\n\nexport const fontFaces = ${JSON.stringify(css)};\n`;
  return { files: [...bytes, { path: 'fonts.ts', text: module }], css };
}
