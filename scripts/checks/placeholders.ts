import type { Entry } from '../content/content.ts';
import { homesPlaceholders } from '../content/fill.ts';
import { placeOf, type Path } from '../content/place.ts';
import { mostOfOneFile, placeAt, type Place, type Problem } from '../content/problem.ts';
import { suggestion } from '../content/suggest.ts';
import { textsOf } from '../content/texts.ts';
import { onEach, type Check } from './check.ts';

const everywhere = ['brand', 'phone', 'email', 'serviceHours'];
/** The facts of data/site.yaml that fill the places of others, so that nothing is filled in among them. */
const facts = ['brand', 'phone', 'email', 'customerService.hours'];
const ofPrivacy = [...everywhere, 'keptMonths'];
const ofArea = [...everywhere, 'area', 'station', 'places', 'planningArea'];

/** Anything in braces, also what no placeholder could be called: it would stand on the page as it is. */
const braces = /\{([^{}\n]*)\}/g;

interface Found {
  name: string;
  index: number;
}

const bracesIn = (text: string): Found[] =>
  [...text.matchAll(braces)].map((match) => ({ name: match[1]!, index: match.index }));

function allowedIn(entry: Entry, path: Path): readonly string[] {
  const isTemplate = entry.kind === 'page-neighbourhood' || (entry.kind === 'faq' && entry.slug === 'neighbourhood');
  if (entry.kind === 'site' && facts.includes(path.join('.'))) return [];
  // The facts of an area are what fills the places of others; nothing is filled in among them.
  if (entry.kind === 'neighbourhood') return [];
  if (!isTemplate) return everywhere;
  return path[0] === 'homes' ? [...ofArea, ...homesPlaceholders] : ofArea;
}

/** The place of the `nth` {name} of a text, if the text stands on one line. */
function placeInText(entry: Entry, path: Path, name: string, nth: number): Place {
  const value = placeOf(entry, path);
  const same = bracesIn(value.text).filter((found) => found.name === name && found.index >= value.col - 1);
  const found = same[nth];
  return found === undefined ? value : { ...value, col: found.index + 1, length: name.length + 2 };
}

function inText(entry: Entry, text: string, path: Path): Problem[] {
  const allowed = allowedIn(entry, path);
  const found = bracesIn(text);
  return found
    .filter(({ name }) => !allowed.includes(name))
    .slice(0, mostOfOneFile)
    .map(({ name, index }) => {
      const nth = found.filter((other) => other.name === name && other.index < index).length;
      return problem(placeInText(entry, path, name, nth), name, allowed);
    });
}

const others = (allowed: readonly string[]) =>
  allowed.length === 0 ? 'write ' : `use ${allowed.map((item) => `{${item}}`).join(', ')}, or `;

function problem(place: Place, name: string, allowed: readonly string[]): Problem {
  const meant = suggestion(name.trim(), allowed);
  return {
    place,
    rule: 'unknown-placeholder',
    message: `{${name}} cannot be filled in here.${meant === undefined ? '' : ` Did you mean {${meant}}?`}`,
    fix: meant === undefined ? `${others(allowed)}plain words.` : `write →  {${meant}}`,
  };
}

function inBody(entry: Entry): Problem[] {
  const allowed = entry.kind === 'page-privacy' ? ofPrivacy : everywhere;
  const start = entry.source.length - entry.body.length;
  return bracesIn(entry.body)
    .filter(({ name }) => !allowed.includes(name))
    .slice(0, mostOfOneFile)
    .map(({ name, index }) =>
      problem(placeAt(entry.file, entry.source, start + index, name.length + 2), name, allowed),
    );
}

export const placeholders: Check = {
  name: 'placeholders',
  description: 'A word in braces is one that can be filled in where it stands.',
  run: onEach((entry) => [
    ...textsOf(entry.data).flatMap(({ text, path }) => inText(entry, text, path)),
    ...inBody(entry),
  ]),
};
