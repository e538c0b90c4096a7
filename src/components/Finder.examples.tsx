import type { NamedArea, PostalSector } from '#types/places.ts';
import type { Example } from '#examples/example.ts';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
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
  <div className={cx(classes.finder)}>
    <div className={cx(classes.finderAnswer)}>
      <Found words={words} areas={areas} answer={answer} />
    </div>
  </div>
);

export const examples: readonly Example[] = [
  { name: 'before anything is typed', element: <Finder words={words} sectors={sectors} digits={6} areas={areas} /> },
  {
    name: 'found by the first digits',
    element: found({
      kind: 'near',
      digits: '01',
      areas: areas.map(({ path }, index) => ({ path, distance: index + 0.4 })),
    }),
  },
  { name: 'found by the whole postcode', element: found({ kind: 'exact', digits: '010203', areas }) },
  { name: 'nothing near', element: found({ kind: 'far', digits: '990001' }) },
  { name: 'not known', element: found({ kind: 'unknown', digits: '770001' }) },
  { name: 'found by its name', element: found({ kind: 'named', areas: areas.slice(1, 2) }) },
  { name: 'no such name', element: found({ kind: 'unnamed' }) },
  { name: 'too short', element: found({ kind: 'short' }) },
  { name: 'too long', element: found({ kind: 'long', digits: '0101010' }) },
];
