import { paper } from '#brand/colours.ts';
import { picture as placeholder } from '#examples/placeholder.ts';
import type { LocationsWords } from '#generated/entries.ts';
import * as classes from '#generated/classes.ts';
import type { Sector } from '#types/finder.ts';
import type { NamedArea } from '#types/places.ts';
import { Doors } from './Doors.tsx';
import { Finder } from './Finder.tsx';
import { doorsOf, FinderAnswer, type Shown } from './FinderAnswer.tsx';

const words: LocationsWords['postcode'] = {
  heading: 'Do we come to you?',
  label: 'Your postcode',
  hint: 'Six digits. Two are enough.',
  button: 'Find',
  idle: 'Type where you live.',
  tries: ['010203', 'First'],
  within: 2,
  abbreviations: [],
  signs: {
    idle: 'Where to?',
    several: '{count} stops',
    far: 'Nearest: {stop}',
    own: 'Home',
    noSector: 'No',
    unknown: 'Unknown',
  },
  yes: 'Yes, we come to {place}.',
  stop: 'Your stop is {area}.',
  closer: 'Closer to {area}?',
  several: 'Which of the {count}?',
  book: 'Book for {place}',
  far: '{place} is far.',
  nearest: 'The nearest is {area}, {distance} km away.',
  askAbout: 'Ask about {place}',
  own: { heading: 'That is us.', text: '{area} is {distance} km away.' },
  noSector: { heading: 'No postcode begins like {digits}.', text: 'Check it.' },
  unknown: { heading: 'We do not know {place}.', text: 'Type digits.' },
  offline: { heading: 'Not loaded.', text: 'Try again.' },
  ask: 'Ask us',
  seeAll: 'See all',
  short: { heading: 'More, please.', text: 'Type two digits.' },
  long: { heading: 'Six digits, not {count}.', text: 'Type fewer.' },
  all: 'All postcodes',
  allText: 'Choose yours.',
  onRequest: '{digits}?',
};
const picture = '/tile.svg';
const areas: NamedArea[] = [
  { path: '/', name: 'First', picture, sign: { code: 'NE1', line: 'ne', lineName: 'North' } },
  { path: '/about', name: 'Second', picture, sign: { code: 'EW22', line: 'ew', lineName: 'West' } },
  { path: '/contact', name: 'Third on no line', picture },
];
const sectors: Sector[] = [{ digits: '01', path: '/' }, { digits: '99' }];

const doors = [placeholder(200, 180), placeholder(200, 180, paper)] as const;
const own = '990002';

const found = (answer: Shown) => (
  <div className={classes.finder}>
    <div className={classes.platform}>
      <Doors {...doorsOf({ words, areas, answer, own })} leaves={doors} />
      <div className={classes.finderAnswer}>
        <FinderAnswer words={words} areas={areas} answer={answer} own={own} />
      </div>
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
      reading={{ digits: 6, within: 2, short: {}, own }}
      index="/index.json"
      doors={doors}
    />
  ),
  'one area is nearest': found({
    kind: 'yes',
    place,
    near: [
      ['/', 0.4],
      ['/about', 1.2],
    ],
  }),
  'several areas are near': found({ kind: 'several', place, near: areas.map(({ path }) => [path, 0] as const) }),
  'nothing near': found({
    kind: 'far',
    place: { name: 'Far away', query: 'postcode=990001' },
    near: [['/contact', 9.8]],
  }),
  'the own postcode': found({
    kind: 'far',
    place: { name: 'Far away', query: `postcode=${own}` },
    near: [['/contact', 3.2]],
  }),
  'nothing is called so': found({ kind: 'unknown', place: { name: 'xyzzy', query: 'place=xyzzy' } }),
  'no such postcode': found({ kind: 'noSector', digits: '74' }),
  'not loaded': found({ kind: 'offline' }),
  'too short': found({ kind: 'short' }),
  'too long': found({ kind: 'long', digits: '0101010' }),
};
