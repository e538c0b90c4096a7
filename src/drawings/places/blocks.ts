import { outlined } from '../letters.ts';
import { colour, numberColour } from '../palette.ts';
import { d, line, path, rect, repeat, slats } from '../svg.ts';

/** A building for a place. Its lower left corner is 0, 0. */
export interface Block {
  floors: number;
  /** Bays of a slab block, houses of a row; other blocks have one width. */
  bays: number;
  wall: string;
  accent: string;
  /** Painted on the gable of a slab block; without it the plate stays blank. */
  number?: string | undefined;
  /** Whether lamps burn in the corridors. */
  lit: boolean;
}

const { ink, white } = colour;

/** HDB slab block of the 1960s to 1980s: 58 + 56 per bay wide, 64 + 30 per floor high. */
function slab({ bays, floors, wall, accent, number, lit }: Block): string {
  const length = bays * 56;
  const storeys = floors * 30;
  const height = storeys + 34;
  const tank = Math.round(58 + length * 0.3);
  const rows = repeat(floors, (floor) => d`M60 ${-height + 9 + floor * 30}h${length - 4}`);
  const doors = repeat(bays, (bay) => d`M${106 + bay * 56} ${-height + 3}v${storeys - 14}`);
  const plate = line(d`M29 ${-height + 28}v33`, wall, 30, { dash: '5 9' });
  return (
    rect(0, -height, 58 + length, height, wall) +
    line(d`M${58 + length / 2} ${-height}v${storeys}`, ink, length, { dash: '17 13', opacity: 0.34 }) +
    (lit
      ? line(rows, colour.mango, 11, { dash: '16 12 14 14', opacity: 0.9 })
      : line(rows, white, 9, { dash: '16 12 14 14', opacity: 0.7 })) +
    (lit ? '' : line(doors, accent, 8, { dash: '14 16', opacity: 0.75 })) +
    rect(58, -34, length, 34, ink, 0.5) +
    line(d`M58 -17h${length}`, wall, 34, { dash: '6 50' }) +
    rect(0, -height, 58, height, accent) +
    (number === undefined ? plate : outlined(number, 29, -height + 58, { fill: numberColour(accent), size: 42 })) +
    path(d`M-4 ${-height}v-8h${tank + 4}v-22h64v22h${length - tank - 2}v8z`, colour.steel)
  );
}

/** HDB point block of the 1980s to 2000s: 128 wide, 68 + 28 per floor high. */
function point({ floors, wall, accent }: Block): string {
  const height = floors * 28 + 26;
  return (
    rect(0, -height, 128, height, wall) +
    slats([5, 37, 73, 101], 6 - height, { count: floors, width: 20, thick: 13, gap: 15 }, ink, 0.6) +
    slats([3, 35, 71, 99], 19 - height, { count: floors, width: 24, thick: 3, gap: 25 }, white, 0.85) +
    rect(60, -height, 9, height, accent) +
    rect(96, -height, 32, height, ink, 0.1) +
    rect(0, -26, 128, 26, ink, 0.5) +
    path(d`M-8 ${-height}l20-26h34l18-16 18 16h34l20 26z`, accent)
  );
}

/** HDB tower of the 2000s and later: 112 wide, 50 + 22 per floor high, with two sky gardens. */
function tower({ floors, wall, accent }: Block): string {
  const height = floors * 22 + 28;
  const gardens = [0.34, 0.68].map((share) => Math.round(floors * share) * 22 - height);
  const bands = gardens.map((y) => d`M0 ${y}h112v20h-112z`).join('');
  const bushes = gardens.map((y) => d`M0 ${y + 9}q9-7 18 0t18 0 19 0 19 0 19 0 19 0v9h-112z`).join('');
  return (
    path(d`M0 0v${-height}h36v-22h52v22h24v${height}z`, wall) +
    slats([11, 30, 67, 86], 5 - height, { count: floors, width: 15, thick: 11, gap: 11 }, ink, 0.5) +
    path(d`M50 0v${-height - 10}h12v${height + 10}zM0 0v${-height}h6v${height}z`, accent) +
    path(bands, colour.steel) +
    path(bushes, colour.leaf) +
    rect(88, -height, 24, height, ink, 0.12)
  );
}

/** Condominium: 80 wide, 44 + 22 per floor high, with a planted crown. */
function condo({ floors }: Block): string {
  const height = floors * 22 + 22;
  return (
    path(d`M0 0v${-height}q40-34 80 0v${height}z`, '#FFFDF6') +
    line(d`M40 ${4 - height}v${floors * 22}`, colour.tile, 80, { dash: '12 10', opacity: 0.28 }) +
    line(d`M14 ${10 - height}v${floors * 22}`, white, 24, { dash: '6 16' }) +
    rect(0, -height, 6, height, colour.blue) +
    path(d`M4 ${-height - 2}q12-20 24-8 12-16 26-2 14-10 20 10-34-26-70 0z`, colour.leaf) +
    rect(58, -height, 22, height, ink, 0.1)
  );
}

/** Office tower: 98 wide, 44 + 26 per floor high. It ends in a wedge or a box, so that neighbours differ. */
function office({ floors, wall, accent }: Block): string {
  const height = floors * 26;
  const wedge = floors % 2 === 1;
  const roof = wedge ? path(d`M0 ${-height}l98-44v44z`, wall) : path(d`M24 ${-height}v-28h50v28z`, accent);
  const columns = repeat(7, (index) => d`M${7 + index * 14} ${6 - height}v${height - 6}`);
  return (
    rect(0, -height, 98, height, wall) +
    roof +
    line(columns, ink, 8, { dash: '22 4', opacity: 0.36 }) +
    rect(70, -height, 28, height, ink, 0.12)
  );
}

/** Terrace houses: 76 wide each, 110 high. */
function landed({ bays, wall, accent }: Block): string {
  const roofs = repeat(bays, (unit) => d`M${unit * 76 - 4} -76l20-34h44l20 34z`);
  const length = bays * 76;
  return (
    rect(0, -76, length, 76, wall) +
    line(d`M0 -38h${length}`, colour.peach, 76, { dash: '76 76' }) +
    path(roofs, colour.clay) +
    line(d`M10 -55h${length - 20}`, ink, 20, { dash: '24 8 24 20', opacity: 0.6 }) +
    line(d`M6 -18h${length - 36}`, ink, 36, { dash: '40 36', opacity: 0.45 }) +
    line(d`M56 -15h${length - 60}`, accent, 30, { dash: '14 62' }) +
    line(d`M2 -38h${length - 20}`, accent, 5, { dash: '50 26' })
  );
}

/** Shophouses: 84 wide each, 156 high. */
function shophouse({ bays, wall, accent }: Block): string {
  const length = bays * 84;
  const each = (data: (x: number) => string) => repeat(bays, (bay) => data(bay * 84));
  const shutters = each((x) => [9, 32, 55].map((left) => d`M${x + left} -74v-34a10 10 0 0 1 20 0v34z`).join(''));
  return (
    rect(0, -132, length, 132, wall) +
    line(d`M0 -66h${length}`, colour.guava, 132, { dash: '84 168' }) +
    line(d`M84 -66h${length - 84}`, colour.cream, 132, { dash: '84 168' }) +
    path(
      each((x) => d`M${x - 3} -132l10-24h70l10 24z`),
      colour.clay,
    ) +
    path(shutters, accent) +
    line(d`M0 -60h${length}`, white, 10, { dash: '78 6' }) +
    rect(0, -52, length, 52, ink, 0.5) +
    line(d`M-4 -26h${length + 8}`, colour.rice, 52, { dash: '8 76' }) +
    line(d`M30 -15h${length - 40}`, accent, 30, { dash: '24 60' })
  );
}

/** Sheds with saw-tooth roofs: 92 per bay wide, 126 high. */
function factory({ bays, wall, accent }: Block): string {
  const length = bays * 92;
  const teeth = repeat(bays, (bay) => d`M${bay * 92} -68v-58l92 58z`);
  return (
    rect(0, -70, length, 70, wall) +
    path(teeth, accent) +
    line(d`M10 -44h${length - 20}`, colour.paleGlass, 22, { dash: '32 14 32 14' }) +
    rect(24, -32, 44, 32, ink, 0.5)
  );
}

interface Part {
  draw: (block: Block) => string;
  /** The width of one bay, and of the parts beside the bays. */
  bay: number;
  side: number;
  floor: number;
  baseHeight: number;
  /** The greatest number of floors. */
  most: number;
}

/** The buildings that can be on a place. */
export const kit = {
  slab: { draw: slab, bay: 56, side: 58, floor: 30, baseHeight: 64, most: 25 },
  point: { draw: point, bay: 0, side: 128, floor: 28, baseHeight: 68, most: 25 },
  tower: { draw: tower, bay: 0, side: 112, floor: 22, baseHeight: 50, most: 40 },
  condo: { draw: condo, bay: 0, side: 80, floor: 22, baseHeight: 44, most: 30 },
  office: { draw: office, bay: 0, side: 98, floor: 26, baseHeight: 44, most: 40 },
  landed: { draw: landed, bay: 76, side: 0, floor: 0, baseHeight: 110, most: 2 },
  shophouse: { draw: shophouse, bay: 84, side: 0, floor: 0, baseHeight: 156, most: 2 },
  factory: { draw: factory, bay: 92, side: 0, floor: 0, baseHeight: 126, most: 1 },
} as const satisfies Record<string, Part>;

export type PartKind = keyof typeof kit;
