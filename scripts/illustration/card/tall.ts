import { gapAfter, storeys, widthOf, type Building } from '../area/building.ts';
import { tallRow, type TallKind } from '../area/mix.ts';
import { spread } from '../area/spread.ts';
import { outlined } from '../letters.ts';
import { accents, condoWalls, numberColour, standingOut, walls, type Sky } from '../palette.ts';
import { between, neverTwice, pick, whole, type Random } from '../random.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { each, use } from '../svg.ts';
import { cardFloors, cardOfficeWalls, prefix } from './glyphs.ts';

type Placed = Pick<Building, 'kind' | 'bays' | 'floors' | 'wall' | 'accent'> & { x: number };

const right = 800;

/** Outlines of a skyline: share of the full height from its left end (0) to its right (1). */
const outlines: readonly [(t: number) => number, ...((t: number) => number)[]] = [
  (t) => 0.6 + 0.5 * t,
  (t) => 1.06 - 0.45 * t,
  (t) => 1.06 - Math.abs(t - 0.5) * 0.9,
  (t) => 0.66 + Math.abs(t - 0.5) * 0.8,
  (t) => (t < 0.35 ? 0.62 : 1),
];

/** Floors at a share of the tallest. Slabs start from the floors of the area's own; nothing reaches the top edge. */
function floorsOf(kind: TallKind, share: number, plan: ScenePlan, ground: number): number {
  const choice: readonly number[] = cardFloors[kind];
  const least = choice[0] ?? 4;
  const { floor, rest } = storeys[kind];
  const room = Math.min(choice.at(-1) ?? least, Math.floor((ground - 50 - rest) / floor));
  const most = kind === 'slab' ? plan.slabs.floors * 0.52 : room;
  return Math.max(least, Math.min(room, Math.round(most * share)));
}

function baysOf(plan: ScenePlan, random: Random): number {
  return plan.slabs.long ? whole(random, 4, 5) : whole(random, 3, 4);
}

function placed(plan: ScenePlan, sky: Sky, from: number, ground: number, random: Random): Placed[] {
  const row = tallRow(plan.weights, right - from, random);
  const outline = pick(random, outlines);
  const accent = neverTwice(random, accents);
  const wall = neverTwice(random, standingOut(walls, sky));
  const wallOf = (kind: TallKind) =>
    kind === 'condo'
      ? pick(random, condoWalls)
      : kind === 'office'
        ? (pick(random, cardOfficeWalls) ?? wall())
        : wall();
  const buildings: Placed[] = [];
  let x = from;
  for (let index = 0; x < right - 40; index += 1) {
    const bays = baysOf(plan, random);
    // A block of which more than half is cut off gives way to a slimmer one.
    const fits = (kind: TallKind) => (right - x) / widthOf({ kind, bays }) >= 0.55;
    const kind = [...row.slice(index % row.length), ...row].find(fits);
    if (kind === undefined) break;
    const share = outline((x - from) / (right - from)) * between(random, 0.88, 1.06);
    buildings.push({
      kind,
      x,
      bays,
      floors: floorsOf(kind, share, plan, ground),
      wall: wallOf(kind),
      accent: accent(),
    });
    x += widthOf({ kind, bays }) + gapAfter[kind] * 0.8;
  }
  return spread(buildings, right - 8);
}

function glyphOf({ kind, bays, floors }: Placed): string {
  return `${prefix}${kind}${kind === 'slab' ? bays : ''}-${floors}`;
}

/** The station's number on the gable of a slab. */
function painted({ x, floors, accent }: Placed, ground: number, number: string): string {
  return outlined(number, Math.round(x) + 29, ground - floors * 30 + 22, { fill: numberColour(accent), size: 40 });
}

/** The tall blocks of a card from x = `from` to its right edge; the first slab wears the station's number. */
export function tallBlocks(plan: ScenePlan, sky: Sky, from: number, ground: number, random: Random): string {
  const buildings = placed(plan, sky, from, ground, random);
  const first = buildings.find(({ kind }) => kind === 'slab');
  return (
    each(buildings, (building) =>
      use(glyphOf(building), Math.round(building.x), ground, { fill: building.wall, colour: building.accent }),
    ) + (first === undefined || plan.number === undefined ? '' : painted(first, ground, plan.number))
  );
}
