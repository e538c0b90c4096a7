import { Picture } from '#components/Picture.tsx';
import * as drawings from '#drawings/index.ts';
import type { Group } from './all-examples.ts';

const number = '20';
const files = Object.keys(import.meta.glob('../drawings/drawn/*/*.svg'));

type Named = [name: string, picture: string];

/** The pictures of a folder of src/drawings/drawn. */
const folder = (inside: string, draw: (name: string, place: number) => string) =>
  files
    .flatMap((file) => (file.includes(`/${inside}/`) ? file.slice(file.lastIndexOf('/') + 1, -'.svg'.length) : []))
    .map((name, place): Named => [`${inside}: ${name}`, draw(name, place)]);

/** Every picture, drawn anew, but those of areas: /locations and their pages have them. */
export function pictures(): Named[] {
  const slots = { number: drawings.paintedNumber(number) };
  const homes = { livery: drawings.colour.pandan, distance: '2.4 km', says: 'None within 1 km' } as const;
  return [
    ['block: afternoon', drawings.homeScene({ number })],
    ['block: dusk', drawings.homeScene({ number: '404', sky: 'dusk' })],
    ...(['weekly', 'move', 'renovation'] as const).map((name): Named => [
      `service: ${name}`,
      drawings.serviceScene({ name, number }),
    ]),
    ...['services', 'rooms', 'train'].flatMap((inside) =>
      folder(inside, (name) => drawings.scene(`${inside}/${name}`)),
    ),
    ...folder('features', (name, place) => drawings.bayScene({ name, place, code: 'EW4' })),
    ...['ride', 'ride-phone', 'parapet', 'street'].map((name): Named => [name, drawings.scene(name, { slots })]),
    ['night', drawings.nightScene(1)],
    ['letterboxes', drawings.letterboxBank({ unit: '03-55' })],
    ['homes: key', drawings.flatWindowKey(3)],
    ['homes: flats', drawings.flatBlock({ shares: [10, 12, 49, 30], says: '10% small', gable: homes.livery, number })],
    ['homes: none', drawings.noFlats(homes)],
  ];
}

/** The drawings as examples. Their classes are for their places on pages. */
export const drawn: Group = {
  name: 'Drawings',
  examples: Object.fromEntries(
    pictures().map(([name, art]) => [name, <Picture key={name} picture={art.replace(/ class="[^"]*"/, '')} />]),
  ),
};
