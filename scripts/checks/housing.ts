import type { Entry } from '../content/content.ts';
import type { Kinds } from '../content/kinds.ts';
import { placeOf, type Path } from '../content/place.ts';
import type { Problem } from '../content/problem.ts';
import type { Check } from './check.ts';

type Area = Entry<Kinds['neighbourhood']>;

/** Each share is rounded on its own, so the sum may be off by a few points. */
const rounding = 3;

function sum(area: Area, path: Path, shares: Readonly<Record<string, number>>, atLeast: number): Problem[] {
  const total = Object.values(shares).reduce((a, b) => a + b, 0);
  if (total >= atLeast && total <= 100 + rounding) return [];
  return [
    {
      place: placeOf(area, path, 'key'),
      rule: 'shares-do-not-add-up',
      message: `The shares of "${String(path.at(-1))}" add up to ${total}%.`,
      fix: `correct them; together they make 100%${atLeast < 90 ? ', or less if decades under 5% are left out' : ''}.`,
    },
  ];
}

function incomplete(area: Area): Problem[] {
  const { housing } = area.data;
  if (housing === undefined || housing.flats === 0) return [];
  const missing = (['firstBuilt', 'lastBuilt', 'decades', 'flatTypes'] as const).filter(
    (field) => housing[field] === undefined,
  );
  if (missing.length === 0) return [];
  return [
    {
      place: placeOf(area, ['housing'], 'key'),
      rule: 'incomplete-housing',
      message: `The page shows the types and decades of the flats; ${missing.map((field) => `"${field}"`).join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
      fix: `add ${missing.length === 1 ? 'it' : 'them'} below "housing:", as in the files of other areas.`,
    },
  ];
}

/** A share, a year or a number in thousands. Without a source on the page, visitors cannot check it. */
const figure = /\d+(?:\.\d+)? ?%|\b(?:1[89]|20)\d\ds?\b|\b\d{1,3},\d{3}\b/;

function withoutSource(area: Area): Problem[] {
  const { description, housing, households } = area.data;
  const [found] = figure.exec(description) ?? [];
  if (found === undefined || housing !== undefined || households !== undefined) return [];
  return [
    {
      place: placeOf(area, ['description']),
      rule: 'figure-without-source',
      message: `The description contains "${found}", but this file names no source of figures.`,
      fix: 'add "housing:" or "households:" with their "source:", as in the files of other areas, or remove the figure.',
    },
  ];
}

export const housing: Check = {
  name: 'housing',
  description: 'Figures have a source, are complete, and their shares add up.',
  run: (content) =>
    content.all('neighbourhood').flatMap((area) => {
      const { housing: homes, households } = area.data;
      return [
        ...withoutSource(area),
        ...incomplete(area),
        ...(homes?.decades ? sum(area, ['housing', 'decades'], homes.decades, 60) : []),
        ...(homes?.flatTypes ? sum(area, ['housing', 'flatTypes'], { ...homes.flatTypes }, 100 - rounding) : []),
        ...(households
          ? sum(
              area,
              ['households'],
              { hdb: households.hdb, condo: households.condo, landed: households.landed },
              100 - rounding,
            )
          : []),
      ];
    }),
};
