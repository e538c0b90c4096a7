import { colour, officeWalls } from '../palette.ts';
import { boat } from '../parts/boat.ts';
import { civic } from '../parts/civic.ts';
import { condo } from '../parts/condo.ts';
import { factory } from '../parts/factory.ts';
import { landed } from '../parts/landed.ts';
import { linkway } from '../parts/linkway.ts';
import { office } from '../parts/office.ts';
import { palm } from '../parts/palm.ts';
import { pointBlock } from '../parts/point-block.ts';
import { rainTree } from '../parts/rain-tree.ts';
import { shophouse } from '../parts/shophouse.ts';
import { chimney, silo } from '../parts/silo.ts';
import { slab } from '../parts/slab.ts';
import { tower } from '../parts/tower.ts';
import { train } from '../parts/train.ts';
import { walkup } from '../parts/walkup.ts';
import { withPatterns } from '../patterns.ts';
import { randomOf } from '../random.ts';
import { group } from '../svg.ts';

/** Begins every id of a card. */
export const prefix = 'g-';

// A card gives its `use` a fill and a colour; these let them through to the walls and the accents.
const wall = 'inherit';
const accent = 'currentColor';

/** Floors from short to tall: a card is 124 px high, so a block shows about half of its floors. */
export const cardFloors = {
  slab: [5, 6, 7],
  point: [4, 5, 6, 7],
  tower: [5, 6, 7, 8, 9, 10],
  condo: [5, 6, 7, 8, 9, 10],
  office: [5, 6, 7, 8],
} as const;

const slabBays = [3, 4, 5] as const;
export const variants = ['a', 'b', 'c'] as const;

type Glyph = readonly [name: string, draw: () => string];

const tall: readonly Glyph[] = [
  ...slabBays.flatMap((bays) =>
    cardFloors.slab.map((floors): Glyph => [
      `slab${bays}-${floors}`,
      () => slab({ bays, floors, wall, accent, prefix }),
    ]),
  ),
  ...cardFloors.point.map((floors): Glyph => {
    const draw = () => pointBlock({ floors, wall, accent, prefix, random: randomOf(`card ${floors}`) });
    return [`point-${floors}`, draw];
  }),
  ...cardFloors.tower.map((floors): Glyph => [`tower-${floors}`, () => tower({ floors, wall, accent, prefix })]),
  ...cardFloors.condo.map((floors): Glyph => [`condo-${floors}`, () => condo({ floors, wall, prefix })]),
  ...cardFloors.office.map((floors): Glyph => {
    const top = floors % 2 === 0 ? 'mast' : 'wedge';
    return [`office-${floors}`, () => office({ floors, wall, accent, top, prefix })];
  }),
];

const low: readonly Glyph[] = variants.flatMap((variant): Glyph[] => [
  [`landed-${variant}`, () => landed({ units: 2, random: randomOf(`landed ${variant}`), roof: accent })],
  [`shophouse-${variant}`, () => shophouse({ bays: 2, tallFrom: 0, random: randomOf(`shophouse ${variant}`) })],
  [`factory-${variant}`, () => factory({ sheds: variant === 'a' ? 3 : 2, wall, accent })],
  [`walkup-${variant}`, () => walkup({ bays: 2 })],
]);

const rest: readonly Glyph[] = [
  ['civic', civic],
  ['silo', () => silo({ count: 2, wall: colour.rice, accent })],
  ['chimney', () => chimney(colour.hibiscus)],
  ['tree', rainTree],
  ['palm', palm],
  ['linkway', () => linkway({ width: 330 })],
  ['boat', boat],
  ['train', () => train({ cars: 3, livery: accent })],
];

/** Every glyph by its id, drawn once for all cards. */
const glyphs = new Map([...tall, ...low, ...rest].map(([name, draw]) => [prefix + name, group(prefix + name, draw())]));

/** A card's drawing after the glyphs that it uses and their patterns. A glyph that is none would leave a hole. */
export function withGlyphs(content: string): string {
  const ids = new Set([...content.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id!));
  const used = [...ids].map((id) => {
    const glyph = glyphs.get(id);
    if (glyph === undefined) throw new Error(`No glyph of a card is called "${id}".`);
    return glyph;
  });
  return withPatterns(prefix, (used.length === 0 ? '' : `<defs>${used.join('')}</defs>`) + content);
}

/** Office walls that no sky of a card hides. */
export const cardOfficeWalls = officeWalls.slice(1);
