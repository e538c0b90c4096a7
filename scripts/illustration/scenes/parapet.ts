import { colour } from '../palette.ts';
import { cat } from '../parts/things.ts';
import { plant } from '../parts/plants.ts';
import { at, picture, rect } from '../svg.ts';

/** A cat between pots on a parapet, under the questions: 360 x 150. */
export function parapetScene(): string {
  const content =
    rect(0, 96, 360, 54, colour.rice) +
    rect(0, 90, 360, 9, colour.ink) +
    rect(0, 110, 360, 5, colour.ink, 0.1) +
    at(44, 90, plant()) +
    at(96, 90, plant(colour.tile), 0.8) +
    at(190, 90, cat(), 1.9) +
    at(318, 90, plant());
  return picture({ name: 'spot', viewBox: [0, 0, 360, 150], fit: 'xMinYMax meet' }, content);
}
