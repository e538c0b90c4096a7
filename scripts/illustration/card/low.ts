import { isElevated } from '../area/stage.ts';
import { colour } from '../palette.ts';
import { between, chance, neverTwice, pick, type Random } from '../random.ts';
import type { ScenePlan } from '../scene-plan.ts';
import { use } from '../svg.ts';
import type { Kind } from '../building-kinds.ts';
import { prefix, variants } from './glyphs.ts';

type LowKind = 'shophouse' | 'landed' | 'walkup' | 'factory' | 'civic';

/** Width of a glyph, and its scale on a card. */
const sizes: Record<LowKind, { width: number; scale: number }> = {
  shophouse: { width: 168, scale: 0.85 },
  landed: { width: 152, scale: 1 },
  walkup: { width: 200, scale: 0.95 },
  factory: { width: 190, scale: 1 },
  civic: { width: 404, scale: 0.8 },
};

/** Houses beside a viaduct stand under its deck. */
const underDeck = 0.68;

const sheds = [
  { fill: colour.rice, colour: colour.hibiscus },
  { fill: colour.peach, colour: colour.tile },
  { fill: colour.rice, colour: colour.pandan },
] as const;

const roofs = [colour.clay, colour.tile, colour.deep, colour.wood] as const;

/** The low kinds of an area, heaviest first; the second joins in where it is nearly as heavy. */
export function lowKinds({ weights }: ScenePlan): LowKind[] {
  const kinds = (Object.keys(sizes) as LowKind[]).filter((kind) => weights[kind] >= 1);
  const sorted = kinds.toSorted((a, b) => weights[b] - weights[a]);
  const [first] = sorted;
  return sorted.filter((kind, index) => index < 2 && first !== undefined && weights[kind] > weights[first] * 0.6);
}

/** Share of all weights that belongs to low houses. */
export function lowShare({ weights }: ScenePlan): number {
  const sum = (kinds: readonly Kind[]) => kinds.reduce((total, kind) => total + weights[kind], 0);
  return sum(Object.keys(sizes) as LowKind[]) / sum(Object.keys(weights) as Kind[]);
}

function paintOf(kind: LowKind, index: number, roof: string): { fill?: string; colour?: string } {
  if (kind === 'factory') return sheds[index % sheds.length] ?? sheds[0];
  return kind === 'landed' ? { colour: roof } : {};
}

/** Low houses from the left edge to about `to`. Returns where they end. */
export function lowHouses(plan: ScenePlan, to: number, ground: number, random: Random): { art: string; end: number } {
  const kinds = lowKinds(plan);
  // One civic hall is a place, two are a pattern.
  if (kinds[0] === 'civic') return { art: use(`${prefix}civic`, 14, ground, { scale: sizes.civic.scale }), end: 346 };
  const variant = neverTwice(random, variants);
  const roof = pick(random, roofs);
  let x = -Math.round(between(random, 10, 60));
  let art = '';
  for (let index = 0; index === 0 || x < to - 60; index += 1) {
    const kind = kinds[index % kinds.length] ?? 'landed';
    const scale = kind === 'landed' && isElevated(plan) ? underDeck : sizes[kind].scale;
    const name = variant();
    art += use(`${prefix}${kind}-${name}`, x, ground, { ...paintOf(kind, index, roof), scale });
    x += sizes[kind].width * scale + (kind === 'factory' && name === 'a' ? 92 : 0);
  }
  return { art, end: x };
}

/** A garden instead of low houses: trees or palms, and sometimes a linkway to the blocks. */
export function garden(plan: ScenePlan, to: number, ground: number, random: Random): string {
  const name = plan.water === 'sea' ? 'palm' : 'tree';
  const at = (low: number, high: number) => Math.round(between(random, low, high));
  const elevated = isElevated(plan);
  const walk = !elevated && chance(random, 0.6) ? use(`${prefix}linkway`, to - 248, ground, { scale: 0.75 }) : '';
  const scale = elevated ? 0.45 : between(random, 0.75, 1);
  const second = use(prefix + name, at(to - 60, to - 30), ground, { scale: elevated ? 0.4 : 0.5 });
  return use(prefix + name, at(30, Math.max(40, to - 130)), ground, { scale }) + second + walk;
}
