import type { Entry } from '#content/content.ts';
import type { Kinds } from '#content/kinds.ts';
import { placeOf, type Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import type { Check } from '../check.ts';

type Area = Entry<Kinds['neighbourhood']>;

type Shares = Readonly<Record<'hdb' | 'condo' | 'landed', number>>;

/** Each share is rounded on its own, so the sum may be off by a few points. */
const rounding = 3;

function sum(area: Area, path: Path, shares: Readonly<Record<string, number>>, atLeast: number): Problem | [] {
  const total = Object.values(shares).reduce((a, b) => a + b, 0);
  if (total >= atLeast && total <= 100 + rounding) return [];
  return {
    place: placeOf(area, path, 'key'),
    rule: 'shares-do-not-add-up',
    message: `The shares of "${String(path.at(-1))}" add up to ${total}%.`,
    fix: `correct them; together they make 100%${path.at(-1) === 'decades' ? ', or less if decades under 5% are left out' : ''}.`,
  };
}

const needed = ['firstBuilt', 'lastBuilt', 'decades', 'flatTypes'] as const;

function incomplete(area: Area): Problem | [] {
  const { housing } = area.data;
  if (housing === undefined || housing.flats === 0) return [];
  const missing = needed.filter((field) => housing[field] === undefined);
  if (missing.length === 0) return [];
  return {
    place: placeOf(area, ['housing'], 'key'),
    rule: 'incomplete-housing',
    message: `An area with flats needs ${needed.map((field) => `"${field}"`).join(', ')}; ${missing.map((field) => `"${field}"`).join(' and ')} ${missing.length === 1 ? 'is' : 'are'} missing.`,
    fix: `add ${missing.length === 1 ? 'it' : 'them'} below "housing:", as in the files of other areas.`,
  };
}

const homesIn = ({ hdb, condo, landed }: Shares) => ({ hdb, condo, landed });

/** Figures are complete, and their shares add up. */
export const housing: Check = (content) =>
  content.all('neighbourhood').flatMap((area) => {
    const { housing: homes, households } = area.data;
    return [
      incomplete(area),
      homes?.decades ? sum(area, ['housing', 'decades'], homes.decades, 60) : [],
      homes?.flatTypes ? sum(area, ['housing', 'flatTypes'], { ...homes.flatTypes }, 100 - rounding) : [],
      households ? sum(area, ['households'], homesIn(households), 100 - rounding) : [],
    ].flat();
  });
