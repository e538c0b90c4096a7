import { corridors, floorHeight, floors, coveredWay, voidDeck } from '../home/void-deck.ts';
import { gable, gableWidth, type BoardSigns } from '../home/gable.ts';
import { homeDefinitions } from '../home/glyphs.ts';
import { colour, homeSky, skies, type Sky, type SkyName } from '../palette.ts';
import { bush, rainTree } from '../parts/plants.ts';
import { randomOf } from '../random.ts';
import { at, bar, beyond, d, path, picture, rect, repeat } from '../svg.ts';

const left = 716;
const top = 72;
const ground = 712;

function background(sky: Sky): string {
  const estate = 'V640h60v-30h80v34h50v-60h70v30h60v40h70v-60h64v40h50v-24h80v40h60';
  return (
    rect(0, 0, 1440, 790, sky.sky) +
    bar(770, 22, 150, 18, sky.haze) +
    bar(-70, 470, 150, 20, sky.haze) +
    repeat(3, (index) => at(index * -520, 0, path(d`M0 ${ground}` + estate + d`V${ground}z`, sky.far)))
  );
}

function roof(): string {
  const { ink, rice } = colour;
  const flats = left + gableWidth;
  return (
    rect(left - 8, top - 12, 820, 14, ink) +
    rect(flats + 140, top - 44, 150, 34, rice) +
    rect(flats + 134, top - 50, 162, 8, ink) +
    rect(flats + 440, top - 34, 90, 24, rice) +
    rect(flats + 436, top - 38, 98, 6, ink)
  );
}

function block({ number, prefix, signs, letters }: Omit<Home, 'sky'> & { prefix: string }): string {
  const random = randomOf('block');
  const flats = left + gableWidth;
  return (
    rect(left, top, 1440 - left, ground - top, colour.rice) +
    gable(left, top, number, { signs, letters }) +
    corridors(flats, top, prefix, random, signs?.[0]?.cells.length ?? 0) +
    roof() +
    path(d`M${flats} ${top}h28L${flats + 196} ${ground}H${flats}z`, colour.ink, 0.1) +
    voidDeck(flats, top + floors * floorHeight, ground, prefix)
  );
}

function garden(): string {
  const random = randomOf('block garden');
  const hedge = (width: number) => bush({ width, flowers: colour.bougainvillea, random });
  return (
    at(566, ground, rainTree(), 0.84) +
    at(70, ground, rainTree(), 0.66) +
    coveredWay(left, ground) +
    at(70, ground, hedge(240)) +
    at(500, ground, hedge(156)) +
    rect(-beyond, ground, 2 * beyond, 14, colour.plaster) +
    rect(-beyond, ground + 14, 2 * beyond, 70, colour.grass) +
    rect(-beyond, ground + 14, 2 * beyond, 5, colour.ink, 0.12) +
    path('M-1440 756q360-16 720 0t720 0 720 0 720-4v40h-2880z', '#6FB38B')
  );
}

interface Home {
  /** Painted on the gable: "20", "404", "OK!". */
  number: string;
  /** Without it the block is in front of the mango sky of the home page. */
  sky?: SkyName;
  prefix?: string;
  /** With it the block shows a visitor's choice. */
  signs?: BoardSigns | undefined;
  /** Draws the number as outlines, for a picture that is a file, because a file has no fonts. */
  letters?: 'outlines' | undefined;
}

export type { BoardSigns };

/** Block 20, the home page's hero: 1440 x 790. */
export function homeScene({ number, sky, prefix = 'b-', signs, letters }: Home): string {
  const content =
    homeDefinitions(prefix) +
    background(sky === undefined ? homeSky : skies[sky]) +
    block({ number, prefix, signs, letters }) +
    garden();
  return picture({ name: 'scene', viewBox: [0, 0, 1440, 790], fit: 'xMaxYMax meet' }, content);
}
