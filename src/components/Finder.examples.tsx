import type { NamedArea, PostalSector } from '#types/places.ts';
import * as classes from '#generated/classes.ts';
import { Finder, Found } from './Finder.tsx';
import type { Answer } from './find-areas.ts';

const words = {
  heading: 'Find your area',
  label: 'Your postcode',
  hint: 'Six digits. Two are enough.',
  button: 'Find',
  near: 'Near {digits}…',
  exact: 'Near {digits}',
  within: 'within 1 km',
  about: 'about {distance} km',
  named: 'We clean in:',
  unnamed: 'No such area.',
  far: 'Nothing within {distance} km.',
  unknown: 'Not known.',
  ask: 'Ask us',
  short: 'Type two digits.',
  long: 'Six digits, not {count}.',
  all: 'All postcodes',
  allText: 'From the middle of a district.',
};
const areas: NamedArea[] = [
  { path: '/first', name: 'First', sign: { code: 'NE1', line: 'ne', lineName: 'North' } },
  { path: '/second', name: 'Second', sign: { code: 'EW22', line: 'ew', lineName: 'West' } },
  { path: '/third', name: 'Third on no line' },
];
const sectors: PostalSector[] = [
  {
    sector: '01',
    nearest: [
      { path: '/first', name: 'First', distance: 0.4 },
      { path: '/second', name: 'Second', distance: 1.2 },
    ],
  },
  { sector: '99', nearest: [{ path: '/third', name: 'Third', distance: 9.8 }] },
];

const found = (answer: Answer) => (
  <div className={classes.finder}>
    <div className={classes.finderAnswer}>
      <Found words={words} areas={areas} answer={answer} />
    </div>
  </div>
);

const near = areas.map(({ path }, index) => ({ path, distance: index + 0.4 }));

export const examples = {
  'before anything is typed': <Finder words={words} sectors={sectors} digits={6} areas={areas} />,
  'found by the first digits': found({ kind: 'near', digits: '01', areas: near }),
  'found by the whole postcode': found({ kind: 'exact', digits: '010203', areas }),
  'nothing near': found({ kind: 'far', digits: '990001' }),
  'no such name': found({ kind: 'unnamed' }),
  'too long': found({ kind: 'long', digits: '0101010' }),
};
