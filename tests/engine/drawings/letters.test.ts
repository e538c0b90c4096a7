import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { display } from '#brand/fonts.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const table = '../../../src/drawings/letters.json';

/** Each letter's advance and outline in the typeface of headings, y downwards, in thousandths of the font size. */
async function outlines(): Promise<string> {
  const source = readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource-variable/${display.name}/files/${display.name}-latin-wght-normal.woff2`,
    ),
  );
  const bytes = await subsetFont(source, letters, {
    targetFormat: 'sfnt',
    variationAxes: { wght: display.weights.max },
  });
  const face = new Face(new Blob(new Uint8Array(bytes).buffer));
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
