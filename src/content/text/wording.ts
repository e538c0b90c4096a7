import { stringify } from 'yaml';
import { closest, distance } from 'fastest-levenshtein';
import { folders, innerPart, singleFiles, type Kind, type Part } from '../kinds.ts';
import { bodyPath, type Path } from '../place.ts';

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, each line beginning with "- "',
  object: 'a group of fields, indented below its name',
};

/** The type that a field should have, in an editor's words. Inside braces, a list is written in square brackets. */
export const typeName = (type: string, isInBraces = false) =>
  isInBraces && type === 'array' ? 'a list in square brackets' : (typeNames[type] ?? type);

/** The type of a value, in an editor's words. */
export function kindOfValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  if (typeof value === 'boolean') return String(value);
  if (typeof value === 'number' && !Number.isFinite(value)) return 'not a finite number';
  return typeof value === 'string' ? `the text "${toText(value)}"` : `the number ${toText(value)}`;
}

/** A text as a part of a pattern. */
export const escapeRegExp = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** Joins sentences; undefined ones are left out. */
export const sentence = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/** The description of a field, for a message about its value. */
export const described = ({ description }: { description?: string | undefined }) =>
  description === undefined ? undefined : `Description: ${description}`;

/** The field that a path ends with, unless it ends with an item of a list. */
export const fieldName = (path: Path) => (typeof path.at(-1) === 'string' ? String(path.at(-1)) : undefined);

/** A value as a message shows it. */
export function toText(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
}

/** A field as it is typed in a data file, or inside braces. */
export function typedField(name: string | undefined, value: unknown, isInFlow = false): string {
  if (value === undefined) return `${name}: …`;
  // An example such as "+65 6123 4567" is in quotes: without quotes, YAML would read the same text without spaces as a
  // number.
  if (typeof value === 'string' && /^\+[\d ]+$/.test(value))
    return `${name === undefined ? '' : `${name}: `}"${value}"`;
  if (isInFlow && name !== undefined)
    return `${name}: ${stringify(value, { lineWidth: 0, collectionStyle: 'flow' }).trimEnd()}`;
  return stringify(name === undefined ? value : { [name]: value }, { lineWidth: 0 }).trimEnd();
}

/** The name of the value at a path in messages. */
export function valueName(path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return 'This file';
  if (typeof last === 'string') return `"${last}"`;
  const list = path.at(-2);
  return list === undefined ? 'An item of this file' : `An item of "${list}"`;
}

/** The name of the group of fields at a path in messages: "an area", "coverage", "this item". */
export function ownerOf(kind: Kind, path: Path): string {
  const last = path.at(-1);
  if (last === undefined) return Object.values(folders).find((folder) => folder.kind === kind)?.noun ?? 'this file';
  if (typeof last === 'string') return `"${last}"`;
  return path.length === 1 ? 'this item' : `an item of "${path.at(-2)}"`;
}

/** How to bring back the version of a file or a folder on main, in a browser and on a computer. */
export const fromMain = (file: string) =>
  `On GitHub: ${
    file.includes('.')
      ? 'open it on the branch main, press "Copy raw file", and paste it into a file of this name on your branch'
      : 'begin again from main, with a new branch'
  }. On your computer, type in the terminal: git checkout main -- ${file}`;

/** What to do with an empty file. */
export function fixForWholeFile(kind: Kind): string {
  const folder = Object.entries(folders).find(([, other]) => other.kind === kind);
  if (folder !== undefined) {
    return `write ${folder[1].noun} as the other files of ${folder[0]} do, or remove this file.`;
  }
  const file = Object.keys(singleFiles).find((name) => singleFiles[name] === kind);
  return `restore its last version. ${fromMain(file!)}`;
}

/** The choice that was probably meant: within two edits or a third of the word, else undefined. */
export function suggestion(word: string, choices: readonly string[]): string | undefined {
  if (choices.length === 0) return undefined;
  const lower = word.toLowerCase();
  const best = closest(
    lower,
    choices.map((choice) => choice.toLowerCase()),
  );
  const limit = Math.max(2, Math.floor(word.length / 3));
  if (distance(lower, best) > limit) return undefined;
  return choices.find((choice) => choice.toLowerCase() === best);
}

/** ` Did you mean "x"?`, or the choices if there are few, or an empty text. */
export function didYouMean(word: string, choices: readonly string[]): string {
  const meant = suggestion(word, choices);
  if (meant !== undefined) return ` Did you mean "${meant}"?`;
  return choices.length > 0 && choices.length <= 12 ? ` It may be one of: ${choices.join(', ')}.` : '';
}

/** The label of a key for editors: "Planning area" for `planningArea`. */
export function labelOf(key: string): string {
  const words = key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1).replaceAll(/ [A-Z](?=[a-z])/g, (start) => start.toLowerCase());
}

/** The name of a field for editors: "Home page › Why › Features › 3 › Text". */
export function fieldLabel(name: string, schema: Part, path: Path): string {
  if (path === bodyPath) return `${name} › Text`;
  const labels = path.map((key, index) =>
    typeof key === 'number'
      ? String(key + 1)
      : (path.slice(0, index + 1).reduce(innerPart, schema)?.['x-label'] ?? labelOf(key)),
  );
  return [name, ...labels].join(' › ');
}
