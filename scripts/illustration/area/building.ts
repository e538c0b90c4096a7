import { condo } from '../parts/condo.ts';
import { office } from '../parts/office.ts';
import { pointBlock } from '../parts/point-block.ts';
import { slab, slabWidth } from '../parts/slab.ts';
import { tower } from '../parts/tower.ts';
import type { Random } from '../random.ts';
import type { TallKind } from './mix.ts';

/** One floor, and what deck and roof add to the height. */
export const storeys: Record<TallKind, { floor: number; rest: number }> = {
  slab: { floor: 30, rest: 64 },
  point: { floor: 28, rest: 70 },
  tower: { floor: 22, rest: 52 },
  condo: { floor: 22, rest: 56 },
  office: { floor: 26, rest: 60 },
};

export const gapAfter: Record<TallKind, number> = { slab: 14, point: 20, tower: 18, condo: 18, office: 12 };

const widths: Record<Exclude<TallKind, 'slab'>, number> = { point: 128, tower: 112, condo: 80, office: 98 };

export interface Building {
  kind: TallKind;
  floors: number;
  /** Length of a slab block; other blocks have one width. */
  bays: number;
  wall: string;
  accent: string;
  number?: string | undefined;
  top: 'wedge' | 'mast';
}

export function widthOf({ kind, bays }: Pick<Building, 'kind' | 'bays'>): number {
  return kind === 'slab' ? slabWidth(bays) : widths[kind];
}

export function draw(building: Building, prefix: string, random: Random): string {
  switch (building.kind) {
    case 'slab':
      return slab({ ...building, prefix });
    case 'point':
      return pointBlock({ ...building, prefix, random });
    case 'tower':
      return tower({ ...building, prefix });
    case 'condo':
      return condo({ ...building, prefix });
    case 'office':
      return office({ ...building, prefix });
  }
}
