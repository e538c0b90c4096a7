import { colour, skies } from './palette.ts';
import { pointBlock, slab } from './parts/blocks-of-flats.ts';
import { bush, rainTree } from './parts/plants.ts';
import { carton, lorry } from './parts/things.ts';
import { randomOf } from './random.ts';
import { at, beyond, circle, d, each, path, rect, repeat } from './svg.ts';

const ground = 730;
const { clay, carton: card } = colour;

const boxes = [
  { x: 560, y: 24, width: 92, height: 70, fill: clay },
  { x: 570, y: -46, width: 66, height: 50, fill: card },
  { x: 470, y: 28, width: 74, height: 54, fill: card },
  { x: 1090, y: 24, width: 92, height: 66, fill: card },
  { x: 1196, y: 26, width: 66, height: 48, fill: clay },
  { x: 1104, y: -42, width: 60, height: 44, fill: clay },
] as const;

function background(): string {
  const sky = skies.morning;
  const estate = 'v-60h70v-40h60v50h90v-70h60v40h100v-60h70v70h90v-30h70v-60h60v100h80v60z';
  return (
    rect(0, 0, 1440, 800, sky.sky) +
    circle(985, 152, 80, sky.sun) +
    repeat(3, (index) => at(index * -750, 0, path(d`M0 ${ground}` + estate, sky.far)))
  );
}

function road(): string {
  return (
    rect(-beyond, ground, 2 * beyond, 10, colour.plaster) +
    rect(-beyond, ground + 10, 2 * beyond, 60, '#5D6F68') +
    `<path d="M-1290 ${ground + 40}H1440" stroke="${colour.cream}" stroke-width="5" stroke-dasharray="70 60"/>`
  );
}

/** A lorry and boxes before the block: 1440 x 800. */
export function moving(number: string, prefix: string): string {
  const random = randomOf('move');
  return (
    background() +
    at(884, ground, slab({ bays: 6, floors: 8, wall: colour.rice, accent: colour.tile, number, prefix }), 1.6) +
    at(752, ground, pointBlock({ floors: 12, wall: colour.guava, accent: colour.hibiscus, prefix, random })) +
    at(60, ground, rainTree(), 0.7) +
    at(660, ground, rainTree(), 0.95) +
    at(150, ground, bush({ width: 240, flowers: colour.bougainvillea, random })) +
    road() +
    at(700, ground + 32, lorry()) +
    each(boxes, ({ x, y, width, height, fill }) => at(x, ground + y, carton(width, height, fill)))
  );
}
