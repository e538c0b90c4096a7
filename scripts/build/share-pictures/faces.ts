import { Blob, Face as FontFace, Font, MetricsTag } from 'harfbuzzjs';
import * as brand from '#brand/fonts.ts';
import { subsetFile } from '../emit/subset.ts';

/** One weight of a typeface. Its fonts are the Latin subset and, for further letters, Latin Extended. */
export interface Face {
  /** The family name in the font files, which the renderer uses. It may differ from the name of the package. */
  family: string;
  weight: number;
  /** The height of a capital letter at size 1. */
  capHeight: number;
  /** How far the letters reach below the baseline at size 1. */
  descent: number;
  /** The width of a text at size 1, with `spacing` after each letter. Throws if the fonts lack a letter. */
  width: (text: string, spacing?: number) => number;
}

export interface Faces {
  display: Face;
  text: Face;
  /** The font files, for the renderer. */
  files: readonly string[];
}

/** The characters of the pictures, for the subsets of the fonts. */
const characters = Array.from({ length: 0x2123 }, (_, code) => String.fromCharCode(code))
  .filter((character) => brand.letters.test(character))
  .join('');

async function fontFile(name: string, script: 'latin' | 'latin-ext', weight: number) {
  const { file, bytes } = await subsetFile({ name, script, characters, weight, format: 'sfnt' });
  return { file, font: new Font(new FontFace(new Blob(bytes))) };
}

/** Adds up the advances of a text's letters, each of the first font that has it. */
function widthOf(fonts: readonly Font[], family: string): Face['width'] {
  return (text, spacing = 0) =>
    [...text].reduce((width, character) => {
      const code = character.codePointAt(0)!;
      const font = fonts.find((candidate) => candidate.nominalGlyph(code) !== undefined);
      if (font === undefined) {
        const sign = `"${character}" (U+${code.toString(16).toUpperCase()})`;
        throw new Error(`the typeface ${family} has no ${sign}; write the text without it`);
      }
      return width + font.glyphHAdvance(font.nominalGlyph(code)!) / font.face.upem + spacing;
    }, 0);
}

/** The id of the family in a font's name table. */
const familyName = 1;

async function faceOf(name: string, weight: number) {
  const scripts = ['latin', 'latin-ext'] as const;
  const files = await Promise.all(scripts.map((script) => fontFile(name, script, weight)));
  const fonts = files.map(({ font }) => font);
  const [first] = fonts as [Font];
  const { upem } = first.face;
  const family = first.face.getName(familyName, 'en');
  const face: Face = {
    family,
    weight,
    capHeight: first.getMetricPositionWithFallback(MetricsTag.CAP_HEIGHT) / upem,
    descent: -first.hExtents().descender / upem,
    width: widthOf(fonts, family),
  };
  return { files, face };
}

/** The typefaces of the pictures as TrueType fonts. They are made from the packages once. */
export async function loadFaces(): Promise<Faces> {
  const display = await faceOf(brand.display.name, brand.display.weights.max);
  const text = await faceOf(brand.text.name, 600);
  const files = [...display.files, ...text.files].map(({ file }) => file);
  return { display: display.face, text: text.face, files };
}
