import { accents, colour, walls } from '../palette.ts';
import { boat } from '../parts/things.ts';
import { condo, landed, office, shophouse } from '../parts/buildings.ts';
import { palm, rainTree } from '../parts/plants.ts';
import { pointBlock, slab, tower, walkup } from '../parts/blocks-of-flats.ts';
import { between, randomOf, whole } from '../random.ts';
import { at, d, rect, repeat } from '../svg.ts';

const coast =
  'M24 150C20 70 90 14 190 30C300 44 330 90 430 74C560 50 640 4 800 6C930 8 960 70 1080 92C1190 110 1262 190 1262 300C1262 420 1230 470 1130 500C1010 536 960 560 900 620C840 672 720 664 676 690C650 705 620 712 560 712C490 712 440 670 400 676C300 690 150 640 96 500C50 380 26 260 24 150Z';

/** Sea with sparse dashes, and the land in it: 1280 x 720. */
export function island(): string {
  const random = randomOf('sea');
  const wave = () =>
    d`M${Math.round(between(random, 0, 1260))} ${whole(random, 0, 71) * 10 + 6}h${whole(random, 18, 58)}`;
  const waves = `<path d="${repeat(46, wave)}" fill="none" stroke="#FFF" stroke-width="3" stroke-linecap="round" opacity=".7"/>`;
  const land = `<path d="${coast}" fill="${colour.rice}" stroke="#FFF" stroke-width="10"/>`;
  return rect(0, 0, 1280, 720, colour.glass) + waves + land;
}

/** Walls that stand out from the land, which is rice. */
const [, peach, mint, cream, guava, pale] = walls;
const [red, green, blue, orange] = accents;

function west(prefix: string): string {
  const random = randomOf('west');
  return (
    at(250, 214, slab({ bays: 5, floors: 9, wall: peach, accent: red, prefix }), 0.52) +
    at(434, 214, pointBlock({ floors: 11, wall: cream, accent: green, prefix, random }), 0.52) +
    at(226, 216, rainTree(), 0.42) +
    at(532, 216, rainTree(), 0.36) +
    at(562, 214, landed({ units: 3, random }), 0.5) +
    at(372, 446, condo({ floors: 12, wall: pale, prefix }), 0.5) +
    at(418, 446, condo({ floors: 9, wall: mint, prefix }), 0.5) +
    at(196, 594, walkup({ bays: 3, wall: guava }), 0.4) +
    at(178, 594, rainTree(), 0.26)
  );
}

function east(prefix: string): string {
  return (
    at(930, 250, slab({ bays: 3, floors: 8, wall: guava, accent: blue, prefix }), 0.6) +
    at(1071, 250, tower({ floors: 12, wall: cream, accent: red, prefix }), 0.54) +
    at(900, 252, rainTree(), 0.42) +
    at(930, 378, rainTree(), 0.4) +
    at(1030, 336, rainTree(), 0.34) +
    at(1078, 506, palm(), 0.34) +
    at(1016, 528, palm(), 0.4)
  );
}

function city(prefix: string): string {
  return (
    at(692, 420, shophouse({ bays: 4, tallFrom: 0, random: randomOf('city') }), 0.46) +
    at(884, 420, rainTree(), 0.32) +
    at(690, 588, office({ floors: 12, wall: '#BFD9E4', accent: red, top: 'mast', prefix }), 0.34) +
    at(728, 588, office({ floors: 7, wall: '#E8E2D2', accent: orange, top: 'wedge', prefix }), 0.34)
  );
}

/** Buildings, trees and boats in the gaps between the railway lines, never under the name of a station. */
export function landmarks(prefix: string): string {
  return west(prefix) + east(prefix) + city(prefix) + at(1070, 690, boat(), 0.7) + at(70, 660, boat(), 0.5);
}
