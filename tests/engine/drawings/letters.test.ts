import { Blob, Face, Font } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { display } from '#brand/fonts.ts';
import { subsetFile } from '../../../scripts/build/emit/subset.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const table = '../../../src/drawings/letters.json';

/** Each letter's advance and outline in the typeface of headings, y downwards, in thousandths of the font size. */
async function outlines(): Promise<string> {
  const { name, weights } = display;
  const { bytes } = await subsetFile({
    name,
    script: 'latin',
    characters: letters,
    weight: weights.max,
    format: 'sfnt',
  });
  const face = new Face(new Blob(bytes));
  const font = new Font(face);
  font.setScale(1000, -1000);
  const entries = [...letters].map((letter) => {
    const glyph = font.nominalGlyph(letter.codePointAt(0)!)!;
    return [letter, `${font.glyphHAdvance(glyph)} ${font.glyphToPath(glyph)}`];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}

test('the outlines of drawn letters and digits equal those of the typeface', async () => {
  await expect(await outlines()).toMatchFileSnapshot(table);
});
