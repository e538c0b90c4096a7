import type { LocationsWords } from '#generated/entries.ts';
import * as classes from '#generated/classes.ts';
import type { Sector } from '#types/finder.ts';
import type { NamedArea } from '#types/places.ts';
import { Finder, Found, type Shown } from './Finder.tsx';

const words: LocationsWords['postcode'] = {
  heading: 'Do we come to you?',
  label: 'Your postcode',
  hint: 'Six digits. Two are enough.',
  button: 'Find',
  within: 2,
  abbreviations: [],
  yes: 'Yes, we come to {place}.',
  stop: 'Your stop is {area}.',
  closer: 'Closer to {area}?',
  several: 'Which of the {count}?',
  book: 'Book for {place}',
  far: '{place} is far.',
  nearest: 'The nearest is {area}, {distance} km away.',
  askAbout: 'Ask about {place}',
  noSector: 'No postcode begins like {digits}.',
  unknown: 'We do not know {place}.',
  offline: 'Not loaded.',
  ask: 'Ask us',
  short: 'Type two digits.',
  long: 'Six digits, not {count}.',
  all: 'All postcodes',
  allText: 'Choose yours.',
  onRequest: '{digits}?',
};
const picture = '/tile.svg';
const areas: NamedArea[] = [
  { path: '/first', name: 'First', picture, sign: { code: 'NE1', line: 'ne', lineName: 'North' } },
  { path: '/second', name: 'Second', picture, sign: { code: 'EW22', line: 'ew', lineName: 'West' } },
  { path: '/third', name: 'Third on no line', picture },
];
const sectors: Sector[] = [{ digits: '01', path: '/first' }, { digits: '99' }];

const found = (answer: Shown) => (
  <div className={classes.finder}>
    <div className={classes.finderAnswer}>
      <Found words={words} areas={areas} answer={answer} />
    </div>
  </div>
);

const place = { name: '010203', query: 'postcode=010203' } as const;

export const examples = {
  'before anything is typed': (
    <Finder
      words={words}
      sectors={sectors}
      areas={areas}
      reading={{ digits: 6, within: 2, short: {} }}
      index="/index.json"
    />
  ),
  'one area is nearest': found({
    kind: 'yes',
    place,
    near: [
      ['/first', 0.4],
      ['/second', 1.2],
    ],
  }),
  'several areas are near': found({ kind: 'several', place, near: areas.map(({ path }) => [path, 0] as const) }),
  'nothing near': found({
    kind: 'far',
    place: { name: 'Far away', query: 'postcode=990001' },
    near: [['/third', 9.8]],
  }),
  'nothing is called so': found({ kind: 'unknown', place: { name: 'xyzzy', query: 'place=xyzzy' } }),
  'no such postcode': found({ kind: 'noSector', digits: '74' }),
  'too long': found({ kind: 'long', digits: '0101010' }),
};
