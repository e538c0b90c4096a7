import { accents, skies, standingOut, walls } from '../palette.ts';
import { neverTwice, randomOf } from '../random.ts';
import { at } from '../svg.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { kit, type PartKind } from './blocks.ts';
import type { Shape } from './drawing.ts';

const tall = ['slab', 'point', 'tower', 'condo', 'office'] as const satisfies readonly PartKind[];
const low = ['landed', 'shophouse', 'factory'] as const satisfies readonly PartKind[];

/** Up to this height, in units of the kit, a place is for houses and sheds. */
const maxLowHeight = 190;

/** Kinds with a smaller share of an area than this are left out. */
const few = 0.1;

/** How far the narrowest block of a kind may extend beyond the right edge of a place, in units of the kit. */
const over = 40;

const gap = 14;

/**
 * A place in a drawing: a rectangle that an editor moves, and the scale of the block on it. Its sides are in units of
 * the kit.
 */
function placeOf(shape: Shape) {
  const number = (name: string) => Number(shape.attributes[name] ?? 0);
  const scale = Number(shape.attributes['data-scale'] ?? 1);
  return {
    shape,
    x: number('x'),
    ground: number('y') + number('height'),
    scale,
    width: number('width') / scale,
    height: number('height') / scale,
  };
}

type Place = ReturnType<typeof placeOf>;

/** The amount of each kind in an area. */
function amounts({ weights }: ScenePlan): ReadonlyMap<PartKind, number> {
  const all = Object.entries(weights) as [PartKind, number][];
  const total = all.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(all.filter(([, weight]) => weight > 0 && weight >= few * total));
}

/** The minimum width of each kind. */
const narrowest = (kind: PartKind) => kit[kind].side + (kind === 'slab' ? 2 : 1) * kit[kind].bay;

/** Distributes kinds to places: each further place gets the kind that is furthest below its share. */
function sharedOut(count: number, kinds: readonly PartKind[], has: ReadonlyMap<PartKind, number>): PartKind[] {
  const taken = new Map<PartKind, number>();
  const due = (kind: PartKind) => (has.get(kind) ?? 0) / ((taken.get(kind) ?? 0) + 1);
  return Array.from({ length: count }, () => {
    const [kind] = kinds.filter((candidate) => due(candidate) > 0).toSorted((a, b) => due(b) - due(a));
    if (kind !== undefined) taken.set(kind, (taken.get(kind) ?? 0) + 1);
    return kind;
  }).filter((kind) => kind !== undefined);
}

/**
 * The kind for every place, by weight. The widest place gets the widest kind. If a kind does not fit, the place gets
 * another.
 */
function kindsFor(places: readonly Place[], plan: ScenePlan): ReadonlyMap<Place, PartKind> {
  const has = amounts(plan);
  const chosen = new Map<Place, PartKind>();
  for (const kinds of [low, tall]) {
    const mine = places.filter(({ height }) => height <= maxLowHeight === (kinds === low));
    const shares = sharedOut(mine.length, kinds, has).toSorted((a, b) => narrowest(b) - narrowest(a));
    for (const [index, place] of mine.toSorted((a, b) => b.width - a.width).entries()) {
      const fits = (kind: PartKind) => narrowest(kind) <= place.width + over;
      const kind = [shares[index], ...shares].find((candidate) => candidate !== undefined && fits(candidate));
      if (kind !== undefined) chosen.set(place, kind);
    }
  }
  return chosen;
}

function floorsOf(kind: PartKind, place: Place, plan: ScenePlan): number {
  const { floor, baseHeight, most } = kit[kind];
  if (floor === 0) return most;
  const known = kind === 'slab' ? plan.slabs.floors : most;
  return Math.max(3, Math.min(known, Math.floor((place.height - baseHeight) / floor + 0.05)));
}

/** The lengths of the blocks on a place: long slabs only if most flats are small. */
function rowOf(kind: PartKind, { width }: Place, plan: ScenePlan): { count: number; bays: number } {
  const { bay, side } = kit[kind];
  if (bay === 0) return { count: Math.max(1, Math.floor((width + gap) / (side + gap))), bays: 0 };
  const bays = Math.max(kind === 'slab' ? 2 : 1, Math.floor((width - side + 10) / bay));
  if (kind !== 'slab' || bays <= 6 || plan.slabs.long) return { count: 1, bays };
  return { count: 2, bays: Math.floor((width - gap - 2 * side) / 2 / bay) };
}

/** The colours of an area's own drawing are used unchanged; those of a typical drawing differ between areas. */
function coloursOf({ own, slug, light }: ScenePlan): (shape: Shape) => { wall: string; accent: string } {
  if (own) return ({ attributes: { fill = '', stroke = fill } }) => ({ wall: fill, accent: stroke });
  const random = randomOf(`${slug} blocks`);
  const wall = neverTwice(random, standingOut(walls, skies[light]));
  const accent = neverTwice(random, accents);
  return () => ({ wall: wall(), accent: accent() });
}

/** The buildings on each place of a drawing, by the facts of the area. If no building fits, the place stays empty. */
export function fillPlaces(shapes: readonly Shape[], plan: ScenePlan, numbered: boolean): ReadonlyMap<Shape, string> {
  const places = shapes.map(placeOf);
  const kinds = kindsFor(places, plan);
  let number = numbered ? undefined : plan.number;
  const colours = coloursOf(plan);
  const drawn = new Map<Shape, string>();
  for (const place of places) {
    const kind = kinds.get(place);
    if (kind === undefined) continue;
    const { count, bays } = rowOf(kind, place, plan);
    const { wall, accent } = colours(place.shape);
    const step = (kit[kind].side + kit[kind].bay * bays + gap) * place.scale;
    let art = '';
    for (let index = 0; index < count; index += 1) {
      const floors = floorsOf(kind, place, plan) - (index % 2);
      const painted = kind === 'slab' ? number : undefined;
      const block = { floors, bays, wall, accent, number: painted, lit: plan.light === 'dusk' };
      art += at(place.x + index * step, place.ground, kit[kind].draw(block), place.scale);
      if (kind === 'slab') number = undefined;
    }
    drawn.set(place.shape, art);
  }
  return drawn;
}
