import { accents, condoWalls, officeWalls, standingOut, walls } from '../palette.ts';
import { between, chance, neverTwice, pick, whole, type Random } from '../random.ts';
import { at, each } from '../svg.ts';
import { draw, gapAfter, storeys, widthOf, type Building } from './building.ts';
import { tallRow, type TallKind } from './mix.ts';
import { spread } from './spread.ts';
import { chanceOf, hasCivicHall, isIndustrial, width, type Stage } from './stage.ts';

type Placed = Building & { x: number };

/** Floors of a block at its full height; slabs take theirs from the facts. */
const fullFloors = { point: 19, tower: 25, condo: 25, office: 21 } as const;

/** Share of the full height at x: the skyline rises to the right, away from the words and the sun. */
function envelope(x: number): number {
  const right = Math.max(0, x - 690);
  return right < 310 ? 0.56 + (0.12 * right) / 310 : 0.68 + 0.32 * Math.min(1, (right - 310) / 280);
}

function floorsOf(kind: TallKind, x: number, stage: Stage, jitter: number): number {
  const { slabs, weights } = stage.plan;
  const share = envelope(x);
  const district = weights.office >= 8;
  let floors: number;
  if (kind === 'slab') floors = slabs.floors * Math.min(1.05, share + 0.14);
  else if (kind === 'office' && district) floors = x < 950 ? 19 * share : 26 * Math.min(1, share + 0.1);
  else floors = fullFloors[kind] * share;
  // Left of 950 nothing may reach the sun; further right nothing may leave the picture.
  const top = x < 950 ? 296 : 70;
  const { floor, rest } = storeys[kind];
  return Math.max(4, Math.min(Math.round(floors * jitter), Math.floor((stage.ground - top - rest) / floor)));
}

function baysOf(x: number, long: boolean, random: Random): number {
  const room = width + 30 - x;
  if (long && room > 380) return 6;
  return room < 330 || chance(random, 0.5) ? 4 : 5;
}

/** A slab that would begin too far right gives way to a slim block: it would be cut before its second window. */
function fitting(kind: TallKind, row: readonly TallKind[], x: number): TallKind {
  if (kind !== 'slab' || x <= width - 200) return kind;
  return row.find((other) => other !== 'slab') ?? 'point';
}

function painter(stage: Stage, random: Random): (kind: TallKind) => Pick<Building, 'wall' | 'accent' | 'top'> {
  const own = standingOut(walls, stage.sky);
  const cool = standingOut(officeWalls, stage.sky);
  const accent = neverTwice(random, accents);
  let next = whole(random, 0, own.length - 1);
  return (kind) => {
    next += 1;
    const choice = kind === 'office' ? cool : own;
    const wall = kind === 'condo' ? pick(random, condoWalls) : (choice[next % choice.length] ?? choice[0]);
    return { wall, accent: accent(), top: chance(random, 0.5) ? 'wedge' : 'mast' };
  };
}

/** Blocks from `from` to the right edge. */
function placed(stage: Stage, from: number, random: Random): Placed[] {
  const row = tallRow(stage.plan.weights, width + 50 - from, random);
  const paint = painter(stage, random);
  const buildings: Placed[] = [];
  let number = stage.plan.number;
  let x = from;
  for (let index = 0; row.length > 0; index += 1) {
    const kind = fitting(row[index % row.length] ?? 'point', row, x);
    const bays = baysOf(x, stage.plan.slabs.long, random);
    // Less than half a block at the edge is a sliver.
    if (kind !== 'slab' && width - x < widthOf({ kind, bays }) / 2) break;
    const floors = floorsOf(kind, x, stage, between(random, 0.9, 1.04));
    buildings.push({ kind, x, floors, bays, ...paint(kind), number: kind === 'slab' ? number : undefined });
    if (kind === 'slab') number = undefined;
    x += widthOf({ kind, bays }) + gapAfter[kind];
    if (x > width - 40) break;
  }
  return spread(buildings, width - 14);
}

export function hasTall(stage: Stage): boolean {
  return !isIndustrial(stage.plan) && tallRow(stage.plan.weights, 750, () => 0).length > 0;
}

/** The tall zone: HDB blocks, condominiums and offices by weight. */
export function skylineLayer(stage: Stage): string {
  if (isIndustrial(stage.plan)) return '';
  const random = chanceOf(stage, 'skyline');
  const buildings = placed(stage, hasCivicHall(stage.plan) ? 1110 : 690, random);
  return each(buildings, (building) => at(building.x, stage.ground, draw(building, stage.prefix, random)));
}
