import type { Content, Entry } from '#content/content.ts';
import type { Variables } from '#content/facts.ts';
import { figureVariables } from '#content/figures.ts';
import { hasFigures, type Kinds } from '#content/kinds.ts';
import { memoize } from '#content/memoize.ts';
import type { Problem } from '#content/problem.ts';
import { escapeRegExp } from '#content/wording.ts';
import { firstMatches, writtenIn, type Written } from '#content/written.ts';
import type { Check } from './check.ts';
import { amountsIn } from './prices.ts';
import { isRenamedByHand } from './renamed-by-hand.ts';

type Area = Entry<Kinds['neighbourhood']>;

/** The words of flat types that contain a digit, such as "3-room": the page shows them beside the figures. */
function typeWords(content: Content): string[] {
  const types = content.all('page-neighbourhood').flatMap(({ data }) => Object.values(data.homes.flatTypes));
  const words = types.flatMap(({ plural, singular }) => `${plural} ${singular}`.split(' '));
  return words.filter((word) => /\d/.test(word));
}

function placeNames({ data }: Area): string[] {
  const known = data.streets?.list ?? [];
  const fresh = data.newFlats?.streets ?? [];
  return [
    data.name,
    data.planningArea,
    data.subzone,
    ...data.coverage.names,
    ...[...known, ...fresh].map(({ name }) => name),
    ...fresh.flatMap(({ project = [] }) => project),
  ];
}

/** Patterns for the decades of the flats: "1980" with the letters after it, such as "1980s", in any language. */
const decadeNames = ({ data }: Area) =>
  Object.keys(data.housing?.decades ?? {}).flatMap((decade) =>
    /^\d{4}/.test(decade) ? [String.raw`\b${decade.slice(0, 4)}\p{L}+`] : [],
  );

/** Words that come before a number in the names of places, such as "Lorong" and "Street". */
const wordsBeforeNumbers = memoize((content: Content): readonly string[] => {
  const names = content.all('neighbourhood').flatMap(placeNames);
  return [
    ...new Set(names.flatMap((name) => [...name.matchAll(/\p{Lu}\S*(?= \d)/gu)].map(([word]) => escapeRegExp(word)))),
  ];
});

/**
 * Patterns for numbers that are a part of a name: after a capitalised word inside a sentence ("the PIE Exit 26", "Block 5"), or
 * after such a word of a known place, or with a letter ("26B"). After the name of the area a number is a figure.
 */
function partsOfNames(content: Content, { data }: Area): string[] {
  const word = String.raw`(?!${escapeRegExp(data.name.split(' ').at(-1)!)} )\p{Lu}[\p{L}\d.'’-]*`;
  const after = String.raw` \d+[A-Z]?(?!\p{L}|[.,]\d| ?%)`;
  const known = wordsBeforeNumbers(content).map((name) => String.raw`\b${name}${after}`);
  return [String.raw`(?<=[\p{L}\d,;:)] )${word}${after}`, ...known, String.raw`\d+[A-Z](?!\p{L})`];
}

/**
 * A pattern that finds the names with digits that the texts of an area may contain: streets, places, decades, types of
 * flats.
 */
function namesPattern(content: Content, area: Area): RegExp {
  const names = [...placeNames(area), ...typeWords(content), '1 km'].filter((name) => /\d/.test(name));
  const longestFirst = names.toSorted((one, two) => two.length - one.length).map(escapeRegExp);
  return new RegExp(
    String.raw`(?<!\d)(?:${[...longestFirst, ...partsOfNames(content, area), ...decadeNames(area)].join('|')})(?!\d)`,
    'gu',
  );
}

/** A typed number, with its percent sign if there is one. */
const number = /(?<!\d|\d[.,])\d+(?:[.,]\d+)*(?: ?%)?/gu;

/** A year is allowed, because a sentence may say when a place was built. */
const year = /^(?:19|20)\d\d$/;

const blank = (found: string) => ' '.repeat(found.length);
const bare = (figure: string) => figure.replaceAll(/[^\d]/g, '');

/** The placeholders whose value is the typed number. First come those that agree with it on the percent sign. */
function placeholdersFor(typed: string, figures: Variables): string[] {
  const same = Object.keys(figures).filter(
    (name) => /^\d/.test(figures[name]!) && bare(figures[name]!) === bare(typed),
  );
  const isPercent = (name: string) => figures[name]!.includes('%') === typed.includes('%');
  return same.toSorted((one, two) => Number(isPercent(two)) - Number(isPercent(one)));
}

const inBraces = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' or ');

const mostListed = 5;

/** The placeholders whose values are nearest to a typed number, with the values. */
function nearestTo(typed: string, figures: Variables): string {
  const numberOf = (text: string) => Number(text.replaceAll(',', '').match(/\d+(?:\.\d+)?/)![0]);
  const wanted = numberOf(typed);
  const near = Object.entries(figures)
    .filter(([, value]) => /^\d/.test(value))
    .map(([name, value]) => ({ name, value, off: Math.abs(numberOf(value) - wanted) }))
    .toSorted((one, two) => one.off - two.off)
    .slice(0, mostListed);
  return near.length === 0 ? '' : `, such as ${near.map(({ name, value }) => `{${name}} (${value})`).join(', ')}`;
}

function fixOf(typed: string, figures: Variables): { rule: string; message: string; fix: string } {
  const [same, ...others] = placeholdersFor(typed, figures);
  if (same !== undefined) {
    const choice = others.length === 0 ? '' : `; if the number means something else, write ${inBraces(others)}`;
    const message = `"${typed}" repeats a figure of this area. The repeated number does not change when the figure changes.`;
    return { rule: 'typed-figure', message, fix: `write {${same}} instead of ${typed}${choice}.` };
  }
  if (Object.keys(figures).length === 0) {
    return {
      rule: 'figure-without-source',
      message: `The text contains "${typed}", but this area has no figures with a source.`,
      fix: 'remove the figure. Or add the row of the area to data/tables/homes-1km.csv, and write a placeholder, such as {share.fourRoom}.',
    };
  }
  return {
    rule: 'figure-without-source',
    message: `"${typed}" is not a figure of this area, so visitors cannot see its source.`,
    fix: `remove the number, or write a figure of this area instead${nearestTo(typed, figures)}. All placeholders are in docs/editing.md, in the section "The figures of the areas".`,
  };
}

/** The problems of a text. Amounts of money are skipped: the check of prices reports them. */
function inText({ text, placeOfPart }: Written, figures: Variables, skipped: readonly RegExp[]): Problem[] {
  const rest = [/\{[^{}]*\}/g, ...skipped].reduce((left, pattern) => left.replaceAll(pattern, blank), text);
  const isFigure = ([typed]: RegExpExecArray) => !year.test(typed) || placeholdersFor(typed, figures).length > 0;
  const found = firstMatches(rest, number).filter(isFigure);
  return found.map(({ 0: typed, index }) => ({
    place: placeOfPart(index, typed.length),
    ...fixOf(typed, figures),
  }));
}

/** The figures in the texts of an area are those of the tables or of its file, as placeholders. */
export const ownFigures: Check = (content) => {
  const language = content.all('site')[0]?.data.language ?? 'en';
  return content.all('neighbourhood').flatMap((area) => {
    const texts = writtenIn(area).filter(({ text, path }) => path && /\d/.test(text) && hasFigures(area.kind, path));
    if (texts.length === 0 || content.all('page-neighbourhood').length === 0) return [];
    if (isRenamedByHand(content, area)) return [];
    const figures = figureVariables(area.data, language);
    const skipped = [amountsIn(content), namesPattern(content, area)];
    return texts.flatMap((text) => inText(text, figures, skipped));
  });
};
