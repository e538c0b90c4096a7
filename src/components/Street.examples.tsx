import type { LocationsWords } from '#generated/entries.ts';
import { pathOf } from '#types/links.ts';
import type { Stop } from '#types/places.ts';
import { Streets } from './Street.tsx';

const words: LocationsWords['ride'] = {
  layout: 'Show as',
  asRide: 'a ride',
  asGrid: 'a grid',
  stops: 'Stops: {group}',
  previous: 'Back',
  next: 'On',
  here: 'We come here.',
};
const stop = (name: string): Stop => ({
  path: pathOf(name.toLowerCase().replaceAll(' ', '-')),
  name,
  description: '12,345 homes stand within 1 km of the station.',
  picture: '/tile.svg',
});
const signed = (name: string, number: number): Stop => ({
  ...stop(name),
  sign: { code: `NE${number}`, line: 'ne', lineName: 'First Line' },
});

export const examples = {
  'a line, and a group that is no line': (
    <Streets
      words={words}
      estate="/tile.svg"
      groups={[
        {
          name: 'first-line',
          heading: 'First Line',
          text: 'From the sea to the city.',
          code: 'NE',
          line: 'ne',
          stops: [signed('Area', 3), { ...signed('Gardens of Longbottom', 2), framed: true }, signed('Third', 1)],
          light: ['morning', 'dusk'],
          train: '/tile.svg',
          sign: { heading: 'Change here', text: 'For other areas.', button: { text: 'Contact Us', link: '/contact' } },
        },
        { name: 'others', heading: 'Others', stops: [stop('Alone')], light: ['noon', 'noon'], train: '/tile.svg' },
      ]}
    />
  ),
};
