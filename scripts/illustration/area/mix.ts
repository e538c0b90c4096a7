import { chance, shuffled, type Random } from '../random.ts';
import type { Weights } from '../building-kinds.ts';

export const tallKinds = ['slab', 'point', 'tower', 'condo', 'office'] as const;
export type TallKind = (typeof tallKinds)[number];

/** The place that one building takes up in the skyline. */
const nominalWidth: Record<TallKind, number> = { slab: 300, point: 148, tower: 130, condo: 98, office: 112 };

/** How many of each kind fit into the room, by weight. What is under a tenth is left out, what is over gets one. */
function counted(weights: Weights, room: number): TallKind[] {
  const total = tallKinds.reduce((sum, kind) => sum + weights[kind], 0);
  return tallKinds.flatMap((kind) => {
    const share = total === 0 ? 0 : weights[kind] / total;
    if (share < 0.1) return [];
    return Array<TallKind>(Math.max(1, Math.round((room * share) / nominalWidth[kind]))).fill(kind);
  });
}

/** The widest blocks never open the skyline under the sun: one or two slim ones stand before them. */
function slabsSecond(kinds: readonly TallKind[], random: Random): TallKind[] {
  const slabs = kinds.filter((kind) => kind === 'slab');
  const slim = kinds.filter((kind) => kind !== 'slab');
  const first = slabs.length === 1 && slim.length > 2 && chance(random, 0.5) ? 2 : 1;
  return [...slim.slice(0, first), ...slabs, ...slim.slice(first)];
}

/** The tall buildings of a scene from left to right. The row may be repeated until the picture is full. */
export function tallRow(weights: Weights, room: number, random: Random): TallKind[] {
  if (weights.office >= 8) return ['office', 'office', 'condo', 'office', 'office', 'office'];
  return slabsSecond(shuffled(random, counted(weights, room)), random);
}
