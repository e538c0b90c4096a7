import type { SheetPictures } from '../pictures.ts';
import { boxOf, scene } from '../drawn.ts';
import { label } from '../svg.ts';

type Room = SheetPictures['rooms'][number];

/** Two rooms on each floor; of an odd number, one has the middle floor to itself. */
function roomPlace(index: number, count: number): Room['place'] {
  const alone = count % 2 === 0 ? count : 2 * Math.floor((count + 1) / 4);
  if (index === alone) return 'wide';
  return (index - Number(index > alone)) % 2 === 0 ? 'left' : 'right';
}

/** Rooms by their files in drawn/rooms; a room without one is empty. Each draws more wall at its sides than it shows. */
export function roomScenes(names: readonly (string | undefined)[]): Room[] {
  return names.map((name = 'empty', index) => {
    const place = roomPlace(index, names.length);
    const drawn = scene(`rooms/${name}`).replaceAll(/(id="|url\(#)/g, `$1r${index}`);
    const wide = drawn.replace('"0 -150 360 340"', '"-90 -20 540 210"');
    return { place, picture: place === 'wide' ? wide : drawn };
  });
}

/** The gable of the block that is cut open. */
export function gableScene(number: string): string {
  const size = Math.min(60, 130 / number.length);
  return scene('gable', { slots: { number: (shape) => label(number, 46, 66, { fill: boxOf(shape).fill, size }) } });
}

/** The floor below the rooms, where the cat waits. */
export const deckScene = () => scene('void-deck');
