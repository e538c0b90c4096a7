import type { Homes } from '#types/places.ts';
import type { Example } from '#examples/example.ts';
import { chart, picture } from '#examples/placeholder.ts';
import { HomesAround } from './HomesAround.tsx';

const flatTypes = [
  { label: '1-room', percent: 0, key: picture(18, 22) },
  { label: '2-room', percent: 12, key: picture(18, 22) },
  { label: '3-room', percent: 58, key: picture(18, 22) },
  { label: '4-room and larger', percent: 30, key: picture(18, 22) },
];

const homes: Homes = {
  heading: 'Homes around Area',
  summary: '12,345 flats in 123 blocks stand within 1 km of the station. The most common is 3-room: 58%.',
  flatTypes,
  picture: chart(600, 266, '12% 2-room, 58% 3-room, 30% 4-room and larger'),
  windowsCaption: 'Each window is 1 in 100 flats.',
  built: { heading: 'When the flats were built', decades: chart(320, 218, '40% 1980s, 60% 1990s') },
  households: {
    heading: 'Households',
    shares: [
      { label: 'flats', percent: 71 },
      { label: 'condominiums', percent: 21 },
      { label: 'houses', percent: 8 },
    ],
  },
  times: {
    heading: 'A clean usually takes',
    durations: [
      { key: 'average', label: 'average flat', value: '2-3', unit: 'hours' },
      { key: 'larger', label: 'larger home', prefix: 'up to', value: '4', unit: 'hours' },
    ],
  },
  facts: [
    {
      heading: 'New flats',
      text: '1,234 flats, 10% of those here.',
      rows: [
        { label: 'First Street', value: '700 (2024)' },
        { label: 'The Longest Name of a Project, Second Avenue', value: '534 (2021)' },
      ],
    },
    { heading: 'Moving', rows: [{ label: 'sold in a year', value: '321' }] },
  ],
  nearest: {
    heading: 'Nearest areas',
    here: 'You are here',
    areas: [
      { path: '/second', name: 'Second', distance: 0.8, sign: { code: 'NE2', line: 'ne', lineName: 'First Line' } },
      {
        path: '/third',
        name: 'Gardens of Longbottom',
        distance: 1.2,
        sign: { code: 'EW33', line: 'ew', lineName: 'Second Line' },
      },
      { path: '/fourth', name: 'Fourth', distance: 12 },
    ],
  },
  sources: { text: 'Sources: a list (July 2026). Distances in a straight line.', link: 'About these figures' },
};

const shares = (...percents: number[]): Homes['households'] => ({
  heading: 'Households',
  shares: percents.map((percent, index) => ({ label: ['flats', 'condominiums', 'houses'][index] ?? '', percent })),
});

const noFlats: Homes = {
  ...homes,
  summary: 'No flats stand within 1 km of the station.',
  flatTypes: [],
  picture: picture(640, 200),
};

function withoutTimes({ times: _times, ...others }: Homes): Homes {
  return others;
}

const states: Record<string, Homes> = {
  'with flats': homes,
  'households are not published': { ...homes, households: undefined },
  'households with a sentence': {
    ...homes,
    households: {
      heading: 'Homes in the subzone',
      text: 'The flats above are outside it.',
      shares: [{ label: 'condominiums', percent: 100 }],
    },
  },
  'one kind of household is 1%': { ...homes, households: shares(1, 98, 1) },
  'one kind of household is absent': { ...homes, households: shares(40, 60, 0) },
  'all households are of one kind': { ...homes, households: shares(100, 0, 0) },
  'all flats of one decade': { ...homes, built: { heading: 'When the flats were built', text: 'All in the 1970s.' } },
  'no further figures': { ...homes, facts: [] },
  'one further figure': { ...homes, facts: homes.facts.slice(1) },
  'no flats': noFlats,
  'no durations': withoutTimes(homes),
  'no flats and no durations': withoutTimes(noFlats),
};

export const examples: readonly Example[] = Object.entries(states).map(([name, homes]) => ({
  name,
  element: <HomesAround name="Area" homes={homes} />,
}));
