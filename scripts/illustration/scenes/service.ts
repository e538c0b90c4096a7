import { colour, skies, type SkyName } from '../palette.ts';
import { broom, cat, linkway } from '../parts/things.ts';
import { bush, plant, rainTree } from '../parts/plants.ts';
import { randomOf } from '../random.ts';
import { above } from '../rooms/shell.ts';
import { rooms, type RoomName } from './room.ts';
import { at, bar, beyond, circle, d, each, label, line, path, picture, rect, repeat } from '../svg.ts';
import { withPatterns } from '../patterns.ts';
import { moving } from '../service-move.ts';

const { ink, rice, hibiscus, mango, pandan, tile, wood } = colour;
const left = 716;
const ground = 712;

interface Cutaway {
  sky: SkyName;
  accent: string;
  rooms: readonly [RoomName, RoomName, RoomName, RoomName];
  scaffold: boolean;
}

const cutaways: Readonly<Record<'weekly' | 'renovation', Cutaway>> = {
  weekly: {
    sky: 'noon',
    accent: colour.hibiscus,
    rooms: ['living', 'kitchen', 'bath', 'entry'],
    scaffold: false,
  },
  renovation: {
    sky: 'dusk',
    accent: colour.tile,
    rooms: ['walls', 'lights', 'storage', 'floors'],
    scaffold: true,
  },
};

function background(name: SkyName): string {
  const sky = skies[name];
  const estate = 'V632h60v-30h80v44h50v-80h70v30h60v50h70v-90h64v60h50v-24h80v60h60';
  return (
    rect(0, 0, 1440, 800, sky.sky) +
    circle(700, 398, 104, sky.sun) +
    bar(540, 436, 170, 18, sky.haze) +
    repeat(3, (index) => at(index * -644, 0, path(d`M0 ${ground}` + estate + d`V${ground}z`, sky.far)))
  );
}

function shell(number: string, accent: string): string {
  return (
    rect(left, 84, 760, ground - 84, rice) +
    rect(left, 84, 92, ground - 84, accent) +
    label(number, left + 46, 150, { fill: rice, size: 58 }) +
    path(d`M${left + 22} 176h48v7h-48zm0 16h48v7h-48zm0 16h48v7h-48z`, rice) +
    rect(left - 8, 72, 820, 14, ink) +
    rect(1010, 40, 150, 34, rice) +
    rect(1004, 34, 162, 8, ink)
  );
}

/** A room behind the wall that is cut away, from wall to wall. */
function opening(name: RoomName, index: number): string {
  const x = left + 106 + (index % 2) * 312;
  const y = 100 + Math.floor(index / 2) * 258;
  return `<svg x="${x}" y="${y}" width="300" height="242" viewBox="0 ${-above} 360 ${190 + above}" preserveAspectRatio="xMidYMax slice">${rooms[name]()}</svg>`;
}

function voidDeck(): string {
  const column = (fill: string, index: number) => {
    const x = left + 92 + index * 160;
    return rect(x, 616, 22, ground - 616, rice) + rect(x, 676, 22, 36, fill);
  };
  return (
    rect(left + 92, 616, 680, ground - 616, colour.shade) +
    rect(left + 92, 616, 680, 14, ink, 0.4) +
    each([hibiscus, mango, pandan, tile, hibiscus], column) +
    at(left + 190, ground, cat(), 1.4) +
    `<g transform="translate(${left + 300} ${ground}) rotate(9) scale(.62)">${broom()}</g>` +
    at(left + 480, ground, plant()) +
    at(left + 528, ground, plant(tile), 0.8)
  );
}

function skip(): string {
  return (
    path('M10-72l22-26 30 14 26-22 24 34z', colour.sand) +
    rect(0, -58, 120, 58, tile) +
    path('M-12-58h144l-10-14h-124z', tile)
  );
}

function scaffold(): string {
  const ladder = d`M${left + 30} ${ground}v-100m34 100v-100m-34 20h34m-34 20h34m-34 20h34m-34 20h34`;
  return (
    each([0, 106, 430, 754], (x) => rect(left - 14 + x, 60, 7, ground - 60, wood)) +
    each([94, 350, 608], (y) => rect(left - 26, y, 780, 8, colour.straw)) +
    line(ladder, wood, 5, { round: true }) +
    at(560, ground, skip())
  );
}

/** The block in section, 2 x 2 rooms behind its gable: 1440 x 800. */
function cutaway(number: string, { sky, accent, rooms: shown, scaffold: works }: Cutaway): string {
  const hedge = bush({ width: 240, flowers: colour.bougainvillea, random: randomOf(shown.join()) });
  return (
    background(sky) +
    at(100, ground, rainTree(), 0.95) +
    at(400, ground, rainTree(), 1.12) +
    shell(number, accent) +
    each(shown, opening) +
    voidDeck() +
    at(-630, ground, linkway({ width: works ? 1150 : left + 626 })) +
    (works ? scaffold() : '') +
    at(60, ground, hedge) +
    rect(-beyond, ground, 2 * beyond, 14, colour.plaster) +
    rect(-beyond, ground + 14, 2 * beyond, 80, colour.grass) +
    rect(-beyond, ground + 14, 2 * beyond, 5, ink, 0.12)
  );
}

interface Service {
  name: 'weekly' | 'move' | 'renovation';
  /** The number of the block. */
  number: string;
  prefix?: string;
}

/** The hero of a service page: 1440 x 800. */
export function serviceScene({ name, number, prefix = 'm' }: Service): string {
  const content = name === 'move' ? moving(number, prefix) : cutaway(number, cutaways[name]);
  return picture({ name: 'scene', viewBox: [0, 0, 1440, 800], fit: 'xMaxYMax meet' }, withPatterns(prefix, content));
}
