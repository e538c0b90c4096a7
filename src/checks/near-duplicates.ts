import type { Entry } from '#content/content.ts';
import { areaVariables, fillText } from '#content/fill.ts';
import { groupBy } from '#content/group.ts';
import type { Kinds } from '#content/kinds.ts';
import { memoize } from '#content/memoize.ts';
import { placeOf } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import type { Check } from './check.ts';

type Area = Entry<Kinds['neighbourhood']>;

/** The minimum number of facts on the page of an area that are on no other page. */
const leastOwn = 5;
/**
 * Two areas that share a larger part of their facts are reported. This limit is our own: search engines publish none.
 */
const mostAlike = 0.5;
const shingle = 4;

/** Every sequence of four words. The area's own name is left out, since it alone does not make a page unique. */
function shinglesOf({ name }: Area['data'], description: string): string[] {
  const words =
    description
      .replaceAll(name, '')
      .toLowerCase()
      .match(/[\p{L}\d%]+/gu) ?? [];
  return Array.from({ length: Math.max(1, words.length - shingle + 1) }, (_, start) =>
    words.slice(start, start + shingle).join(' '),
  );
}

/** The parts of an area page that depend on the area: words, places and figures. */
const factsOf = memoize(({ data }: Area, language: string): ReadonlySet<string> => {
  const { coverage, housing } = data;
  const figures = housing?.flats ? Object.entries(housing).filter(([key]) => key !== 'source') : [];
  return new Set([
    ...shinglesOf(data, fillText(data.description, areaVariables(data, language))),
    ...coverage.names,
    ...figures.map((figure) => JSON.stringify(figure)),
  ]);
});

/** The most similar of the areas after this one in the order of files, and the share of equal facts, from 0 to 1. */
function nearest(area: number, facts: readonly ReadonlySet<string>[]) {
  const own = facts[area]!;
  const likeness = facts.slice(area + 1).map((theirs, index) => {
    const both = [...own].filter((fact) => theirs.has(fact)).length;
    return { other: area + 1 + index, share: both / (own.size + theirs.size - both) };
  });
  return likeness.toSorted((one, two) => two.share - one.share)[0];
}

const meaningOfFact =
  'A fact is a name below "coverage:", a figure or group of figures of its homes, or a group of four consecutive words in the description.';

function alike(area: Area, other: Area, share: number): Problem {
  return {
    place: placeOf(area, ['description']),
    rule: 'near-duplicate-area',
    // Rounded up, so that a share above the limit is never printed as the limit.
    message: `The pages of ${area.data.name} and ${other.data.name} share ${Math.ceil(share * 100)}% of their facts. The limit is ${mostAlike * 100}%. ${meaningOfFact} If pages are too similar, search engines list only one of them.`,
    fix: 'write what only this area has: its streets below "coverage:", its figures, and a description that is true only of this area.',
    also: [placeOf(other, ['description'])],
  };
}

function tooLittle(area: Area, count: number): Problem {
  return {
    place: placeOf(area, ['coverage', 'names'], 'key'),
    rule: 'too-little-of-its-own',
    message: `The page of ${area.data.name} has ${count} fact${count === 1 ? '' : 's'} that no other page has. It needs at least ${leastOwn}. ${meaningOfFact}`,
    fix: 'write streets and places of this area that no other file names, or a description that is true only of this area.',
  };
}

/** The page of each area has facts that no other page has. */
export const nearDuplicates: Check = (content) => {
  const descriptions = groupBy(content.all('neighbourhood'), ({ data }) => data.description);
  // The check titles-and-descriptions reports equal descriptions.
  const areas = [...descriptions.values()].filter(({ length }) => length === 1).flat();
  const language = content.all('site')[0]?.data.language ?? 'en';
  const facts = areas.map((area) => factsOf(area, language));
  const pairs = areas.flatMap((_, area) => {
    const like = nearest(area, facts);
    return like && like.share > mostAlike ? [{ area, ...like }] : [];
  });
  const paired = new Set(pairs.flatMap(({ area, other }) => [area, other]));
  const little = areas.flatMap((area, at) => {
    const count = [...facts[at]!].filter(
      (fact) => !facts.some((theirs, other) => other !== at && theirs.has(fact)),
    ).length;
    return count < leastOwn && !paired.has(at) ? [tooLittle(area, count)] : [];
  });
  const copies = pairs.map(({ area, other, share }) => alike(areas[area]!, areas[other]!, share));
  return [...copies, ...little];
};
