import type { Content, Entry } from '#content/content.ts';
import { areFactsKnown, factVariables } from '#content/text/facts.ts';
import { areaVariables, homesPlaceholders } from '#content/fill.ts';
import { hasFigures, placeholdersOf, type Kinds } from '#content/kinds.ts';
import type { Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { suggestion } from '#content/text/wording.ts';
import { findWords, writtenIn, type Found, type Written } from '#content/yaml/written.ts';
import type { Check } from '../check.ts';

type Area = Entry<Kinds['neighbourhood']>;

const everywhere = ['brand', 'phone', 'email', 'city', 'founded', 'address', 'serviceHours', 'years'];
const ofArea = ['area', 'station', 'places', 'description'];

/** Anything in braces, even if it cannot be a placeholder's name: the page would show it unchanged. */
const braces = /\{[^{}\n]*\}/g;

/** The values of the whole content, such as prices and the number of areas. */
interface Facts {
  names: readonly string[];
  /** Whether a file with problems may define this name. */
  mayBe: (name: string) => boolean;
}

function knownFacts(content: Content): Facts {
  const isKnown = areFactsKnown(content);
  return {
    names: isKnown ? Object.keys(factVariables(content)) : [],
    mayBe: (name) =>
      (!isKnown && /^(area(Count|sOver)|lines|(postcode|sector)Digits|(price|duration|promise)\..+)$/.test(name)) ||
      (name === 'sectorDigits' && content.tables === undefined),
  };
}

const figureNames = (content: Content, { data }: Area) =>
  Object.keys(areaVariables(data, content.all('site')[0]?.data.language ?? 'en'));

function allowedIn(content: Content, entry: Entry, path: Path, facts: Facts): readonly string[] {
  const ofField = placeholdersOf(entry.kind, path);
  if (ofField === 'figures') return figureNames(content, entry as Area);
  if (ofField === 'none' || entry.kind === 'neighbourhood') return [];
  const isTemplate = entry.kind === 'page-neighbourhood' || (entry.kind === 'faq' && entry.slug === 'neighbourhood');
  return [
    ...everywhere,
    ...(isTemplate ? ofArea : []),
    ...(isTemplate && path[0] === 'homes' ? homesPlaceholders : []),
    ...ofField,
    ...facts.names,
  ];
}

function inText(content: Content, entry: Entry, written: Written, facts: Facts): Problem[] {
  const found = findWords(written, braces);
  if (found.length === 0) return [];
  const { path = [] } = written;
  const allowed = allowedIn(content, entry, path, facts);
  const unknown = found.filter(({ words }) => {
    const name = words.slice(1, -1);
    return !allowed.includes(name) && !facts.mayBe(name);
  });
  return unknown.map((each) => problem(each, allowed, hasFigures(entry.kind, path)));
}

/**
 * The placeholders to propose. If the name begins like a price, a duration or a promise, all of that kind. Otherwise all
 * that are none of them, with the first of each kind as examples.
 */
function choicesFor(name: string, allowed: readonly string[]): readonly string[] {
  const prefixOf = (item: string) => /^(price|duration|promise)\b/.exec(item)?.[0];
  const ofKind = allowed.filter((item) => prefixOf(item) !== undefined && prefixOf(item) === prefixOf(name));
  if (ofKind.length > 0) return ofKind;
  const kinds = allowed.map(prefixOf);
  return allowed.filter((_, index) => kinds[index] === undefined || kinds.indexOf(kinds[index]) === index);
}

const alternatives = (choices: readonly string[]) =>
  choices.length === 0
    ? 'write the text itself, without { }.'
    : `use ${choices.map((item) => `{${item}}`).join(', ')}, or plain words.`;

function messageFor(name: string, allowed: readonly string[], isOfFigures: boolean): string {
  if (isOfFigures) return `{${name}} is not a figure of this area.`;
  const [, kind, key] = /^(price|duration|promise)\.(.+)$/.exec(name) ?? [];
  if (kind === undefined || allowed.length === 0) return `{${name}} does not work here.`;
  const none = kind === 'promise' ? 'The company has no' : 'No service has a';
  return `${none} ${kind} with the key "${key}".`;
}

function problem({ words, place }: Found, allowed: readonly string[], isOfFigures: boolean): Problem {
  const name = words.slice(1, -1);
  const meant = suggestion(name.trim(), allowed);
  return {
    place: place(),
    rule: 'unknown-placeholder',
    message: `${messageFor(name, allowed, isOfFigures)}${meant === undefined ? '' : ` Did you mean {${meant}}?`}`,
    fix: meant === undefined ? alternatives(choicesFor(name, allowed)) : `write →  {${meant}}`,
  };
}

/** Every placeholder in braces is one that works in its field. */
export const placeholders: Check = (content) => {
  const facts = knownFacts(content);
  return content
    .entries()
    .flatMap((entry) => writtenIn(entry).flatMap((written) => inText(content, entry, written, facts)));
};
