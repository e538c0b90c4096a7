import type { Entry } from '../content/content.ts';
import { homesPlaceholders, placeholdersIn } from '../content/fill.ts';
import { placeOf, type Path } from '../content/place.ts';
import { placeAt, type Place, type Problem } from '../content/problem.ts';
import { didYouMean, suggestion } from '../content/suggest.ts';
import type { Check } from './check.ts';

const everywhere = ['brand', 'phone', 'email'];
const ofArea = [...everywhere, 'area', 'station', 'places', 'planningArea'];
const plain = ['area', 'brand'];

function allowedIn(entry: Entry, path: Path): readonly string[] {
  const isTemplate = entry.kind === 'page-neighbourhood' || (entry.kind === 'faq' && entry.slug === 'neighbourhood');
  if (entry.kind === 'neighbourhood') return plain;
  if (!isTemplate) return everywhere;
  return path[0] === 'homes' ? [...ofArea, ...homesPlaceholders] : ofArea;
}

function textsOf(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

function placeInText(entry: Entry, path: Path, name: string): Place {
  const value = placeOf(entry, path);
  const found = value.text.indexOf(`{${name}}`, value.col - 1);
  return found < 0 ? value : { ...value, col: found + 1, length: name.length + 2 };
}

function problem(place: Place, name: string, allowed: readonly string[]): Problem {
  const meant = suggestion(name, allowed);
  return {
    place,
    rule: 'unknown-placeholder',
    message: `{${name}} cannot be filled in here.${didYouMean(name, allowed)}`,
    fix:
      meant === undefined
        ? `use ${allowed.map((item) => `{${item}}`).join(', ')}, or plain words.`
        : `write →  {${meant}}`,
  };
}

function inBody(entry: Entry): Problem[] {
  const start = entry.source.length - entry.body.length;
  return placeholdersIn(entry.body)
    .filter((name) => !everywhere.includes(name))
    .map((name) =>
      problem(
        placeAt(entry.file, entry.source, start + entry.body.indexOf(`{${name}}`), name.length + 2),
        name,
        everywhere,
      ),
    );
}

export const placeholders: Check = {
  name: 'placeholders',
  description: 'A word in braces is one that can be filled in where it stands.',
  run: (content) =>
    content.all().flatMap((entry) => [
      ...textsOf(entry.data).flatMap(({ text, path }) => {
        const allowed = allowedIn(entry, path);
        return placeholdersIn(text)
          .filter((name) => !allowed.includes(name))
          .map((name) => problem(placeInText(entry, path, name), name, allowed));
      }),
      ...inBody(entry),
    ]),
};
