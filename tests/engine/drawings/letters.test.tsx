import satori from 'satori';
import { expect, test } from 'vitest';
import { display } from '#brand/fonts.ts';
import { subsetFile } from '../../../scripts/codegen/emit/subset.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const table = '../../../src/drawings/letters.json';
const px = 1000;

const { name, weights } = display;
const { bytes } = await subsetFile({
  name,
  script: 'latin',
  characters: letters,
  weight: weights.max,
  format: 'sfnt',
});

/** The advance of a letter and its outline, y downwards, in thousandths of the font size. */
async function drawn(letter: string) {
  let advance = 0;
  const svg = await satori(
    <div style={{ display: 'flex', alignItems: 'flex-start', fontSize: px }}>
      <b key="letter">{letter}</b>
    </div>,
    {
      width: 2 * px,
      height: 2 * px,
      fonts: [{ name, data: bytes }],
      onNodeDetected: ({ key, width }) => {
        if (key === 'letter') advance = width;
      },
    },
  );
  return { advance, outline: / d="([^"]*?) *"/.exec(svg)![1]! };
}

/** An outline on the baseline 0, without lines that have no length. */
const onBaseline = (outline: string, baseline: number) =>
  outline
    .replaceAll(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${x},${Number(y) - baseline}`)
    .replaceAll(/([\d.,-]+)L\1(?=[A-Z])/g, '$1');

test('the outlines of drawn letters and digits equal those of the typeface', async () => {
  const { outline: stem } = await drawn('I');
  const baseline = Math.max(...[...stem.matchAll(/ (-?[\d.]+)/g)].map(([, y]) => Number(y)));
  const entries: [string, string][] = [];
  for (const letter of letters) {
    const { advance, outline } = await drawn(letter);
    entries.push([letter, `${advance} ${onBaseline(outline, baseline)}`]);
  }
  await expect(`${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`).toMatchFileSnapshot(table);
});
