import { display, text, type Typeface } from '#brand/fonts.ts';
import { addressOf, constants, type EmittedBytes, type EmittedFile } from './file.ts';
import { subsetFile } from './subset.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

/** The font files contain ASCII, é and typographic signs. Other characters are shown in a font of the device. */
const characters = `${ascii}\u00A0£©·×é–—‘’“”•…→←↑↓★☆✓`;

/** Kerning, ligatures and tabular figures; no style uses the other features. */
const keepFeatures = ['kern', 'liga', 'tnum'];

/** The file names contain a hash of all inputs. */
async function fontOf(face: Typeface) {
  const { name, weights, onlyWeight: weight = weights } = face;
  const subset = { name, script: 'latin', characters, weight, format: 'woff2', keepFeatures } as const;
  const { hash, bytes } = await subsetFile(subset);
  return { face, path: `public/assets/fonts/${name}-${hash}.woff2`, bytes };
}

function fontFace({ face: { family, weights }, path }: { face: Typeface; path: string }): string {
  return `@font-face{font-family:${family};src:url(${addressOf({ path })}) format("woff2");font-weight:${weights.min} ${weights.max};font-display:swap}`;
}

export interface Fonts {
  files: (EmittedFile | EmittedBytes)[];
  /** The `@font-face` rules. */
  css: string;
}

/** The two variable fonts, subset from their packages, and `fonts.ts` with their addresses, for preloading, and their rules, for the desk. */
export async function emitFonts(): Promise<Fonts> {
  const fonts = await Promise.all([display, text].map(fontOf));
  const css = fonts.map(fontFace).join('');
  const module = constants('fonts.ts', 'scripts/codegen/emit/fonts.ts', {
    fonts: fonts.map(addressOf),
    fontFaces: css,
  });
  return { files: [...fonts, module], css };
}
