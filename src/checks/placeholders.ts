import type { Content, Entry } from '#content/content.ts';
import { areFactsKnown, factVariables } from '#content/facts.ts';
import { areaVariables, homesPlaceholders } from '#content/fill.ts';
import { hasFigures, placeholdersOf, type Kinds } from '#content/kinds.ts';
import { placeOf, type Path } from '#content/place.ts';
import { placeAt, type Place, type Problem } from '#content/problem.ts';
import { suggestion } from '#content/wording.ts';
import { textsOf, type TextAt } from '#content/texts.ts';
import type { Check } from './check.ts';
import { isRenamedByHand } from './renamed-by-hand.ts';

type Area = Entry<Kinds['neighbourhood']>;

const everywhere = ['brand', 'phone', 'email', 'serviceHours', 'years'];
const ofArea = ['area', 'station', 'places', 'description'];

/** Anything in braces, even if it cannot be a placeholder's name: the page would show it unchanged. */
const braces = /\{([^{}\n]*)\}/g;

interface Found {
  name: string;
  index: number;
}

const bracesIn = (text: string): Found[] =>
  [...text.matchAll(braces)].map((match) => ({ name: match[1]!, index: match.index }));

/** The values of the whole content, such as prices and the number of areas. */
interface Facts {
  names: readonly string[];
  /** Whether a file with problems may define this name. */
  mayBe: (name: string) => boolean;
}

function factsOf(content: Content): Facts {
  const isKnown = areFactsKnown(content);
  return {
    names: isKnown ? Object.keys(factVariables(content)) : [],
    mayBe: (name) => !isKnown && /^(areaCount|lines|(price|duration|promise)\..+)$/.test(name),
  };
}

function figureNames(content: Content, { data }: Area): string[] {
  return Object.keys(areaVariables(data, content.all('site')[0]?.data.language ?? 'en'));
}

/** The fields whose values fill other texts; placeholders do not work in them. */
function isFact(entry: Entry, path: Path): boolean {
  const [first, , field] = path;
  switch (entry.kind) {
    case 'neighbourhood':
      return true;
    case 'service':
      return (first === 'prices' || first === 'durations') && field !== 'label' && field !== 'prefix';
    case 'groups':
      return path.at(-1) === 'line';
    case 'site':
      return first === 'promises' || ['brand', 'phone', 'email', 'customerService.hours'].includes(path.join('.'));
    default:
      return false;
  }
}

function allowedIn(content: Content, entry: Entry, path: Path, facts: Facts): readonly string[] {
  const ofField = placeholdersOf(entry.kind, path);
  if (ofField === 'figures') return figureNames(content, entry as Area);
  const isTemplate = entry.kind === 'page-neighbourhood' || (entry.kind === 'faq' && entry.slug === 'neighbourhood');
  if (isFact(entry, path)) return [];
  return [
    ...everywhere,
    ...(isTemplate ? ofArea : []),
    ...(isTemplate && path[0] === 'homes' ? homesPlaceholders : []),
    ...ofField,
    ...facts.names,
  ];
}

function inText(content: Content, entry: Entry, { text, path }: TextAt, facts: Facts): Problem[] {
  const found = bracesIn(text);
  if (found.length === 0) return [];
  const allowed = allowedIn(content, entry, path, facts);
  const isKnown = ({ name }: Found) => allowed.includes(name) || facts.mayBe(name);
  if (found.every(isKnown)) return [];
  const value = placeOf(entry, path);
  // If the text is on one line, the line has the same braces in the same order.
  const onLine = bracesIn(value.text).filter(({ index }) => index >= value.col - 1);
  return found.flatMap((unknown, nth) => {
    if (isKnown(unknown)) return [];
    const { name } = unknown;
    const same = onLine[nth];
    const place = same?.name === name ? { ...value, col: same.index + 1, length: name.length + 2 } : value;
    return [problem(place, name, allowed, hasFigures(entry.kind, path))];
  });
}

/**
 * The placeholders to propose. If the name begins like a price, a duration or a promise, all of that kind. Otherwise all
 * that are none of them, with the first of each kind as examples.
 */
function choicesFor(name: string, allowed: readonly string[]): readonly string[] {
  const kindOf = (item: string) => /^(price|duration|promise)\b/.exec(item)?.[0];
  const ofKind = allowed.filter((item) => kindOf(item) !== undefined && kindOf(item) === kindOf(name));
  if (ofKind.length > 0) return ofKind;
  const kinds = allowed.map(kindOf);
  return allowed.filter((_, index) => kinds[index] === undefined || kinds.indexOf(kinds[index]) === index);
}

const alternatives = (choices: readonly string[]) =>
  choices.length === 0
    ? 'write the text itself, without { }.'
    : `use ${choices.map((item) => `{${item}}`).join(', ')}, or plain words.`;

function reasonOf(name: string, allowed: readonly string[], isOfFigures: boolean): string {
  if (isOfFigures) return `{${name}} is not a figure of this area.`;
  const [, kind, key] = /^(price|duration|promise)\.(.+)$/.exec(name) ?? [];
  if (kind === undefined || allowed.length === 0) return `{${name}} does not work here.`;
  const none = kind === 'promise' ? 'The company has no' : 'No service has a';
  return `${none} ${kind} with the key "${key}".`;
}

function problem(place: Place, name: string, allowed: readonly string[], isOfFigures = false): Problem {
  const meant = suggestion(name.trim(), allowed);
  return {
    place,
    rule: 'unknown-placeholder',
    message: `${reasonOf(name, allowed, isOfFigures)}${meant === undefined ? '' : ` Did you mean {${meant}}?`}`,
    fix: meant === undefined ? alternatives(choicesFor(name, allowed)) : `write →  {${meant}}`,
  };
}

function inBody(entry: Entry, facts: Facts): Problem[] {
  const allowed = [...everywhere, ...(entry.kind === 'page-privacy' ? ['keptMonths'] : []), ...facts.names];
  const start = entry.source.length - entry.body.length;
  return bracesIn(entry.body)
    .filter(({ name }) => !allowed.includes(name) && !facts.mayBe(name))
    .map(({ name, index }) =>
      problem(placeAt(entry.file, entry.source, start + index, name.length + 2), name, allowed),
    );
}

/** Every placeholder in braces is one that works in its field. */
export const placeholders: Check = (content) => {
  const facts = factsOf(content);
  return content.entries().flatMap((entry) => {
    const problems = [
      ...textsOf(entry).flatMap((text) => inText(content, entry, text, facts)),
      ...inBody(entry, facts),
    ];
    return problems.length > 0 && isRenamedByHand(content, entry) ? [] : problems;
  });
};
