import { inlinedSchema } from '#content/schema/inlined-schema.ts';
import { slugOf } from '#content/find.ts';
import { innerPart, type FieldPlace, type Part } from '#content/kinds.ts';
import type { Path } from '#content/place.ts';
import { valueIn } from '#content/text/texts.ts';
import { labelOf } from '#content/text/wording.ts';
import { isReadable, parseData, type Files } from '../changes/change.ts';

/** The folds below what visitors read, in their order, and what is in them. */
export const folds: Readonly<Record<FieldPlace, readonly [title: string, hint: string]>> = {
  search: ['Search engines', 'title and sentence in search results'],
  menu: ['Menu and form', 'short names'],
  map: ['Station and map', 'names, codes and place'],
  engineer: ['For engineers', 'names in files, addresses, settings'],
};

/** The schema of a kind of entry without references, from the texts of the schemas by path. */
export const schemaOf = (files: Files, kind: string): Part =>
  inlinedSchema(files[`schema/${kind}.schema.json`]!, files['schema/shared.schema.json']!);

/** The name of the field with a key. */
export const labelIn = (key: string, { 'x-label': label }: Part) => label ?? labelOf(key);

/** The fields of a group that are in a fold, or outside of all. */
export const fieldsIn = ({ properties = {} }: Part, place?: FieldPlace): [key: string, field: Part][] =>
  Object.entries(properties).filter(([, field]) => field['x-place'] === place);

/** Whether a part is a single field, and neither a group nor a list. */
export const isSingle = ({ properties, items }: Part) => properties === undefined && items === undefined;

type Control = 'choice' | 'page' | 'number' | 'date' | 'line' | 'words';

/** What a single field is filled in with. A text that has a form is a line; other texts are words, as tall as they are. */
export function controlOf({ type, enum: choices, format, pattern, 'x-of': of }: Part): Control {
  if (choices !== undefined || type === 'boolean' || of !== undefined) return 'choice';
  if (type === 'number' || type === 'integer') return 'number';
  if (format === 'date') return 'date';
  if (format === 'web-address' && new RegExp(pattern ?? '').test('/')) return 'page';
  return format === undefined && pattern === undefined ? 'words' : 'line';
}

/** Whether a field needs little room: no example of a text is longer than 24 characters. */
const isShort = (part: Part) =>
  isSingle(part) &&
  (!/^(line|words)$/.test(controlOf(part)) || (part.examples ?? []).every((example) => String(example).length <= 24));

/** Whether the fields of a group stand side by side. */
export function isRow(part: Part): boolean {
  const fields = fieldsIn(part);
  return fields.length > 1 && fields.every(([, field]) => isShort(field));
}

/** Whether an item of a list shows only its name until somebody opens it. */
export function isFolded(part: Part): boolean {
  const fields = fieldsIn(part);
  return !isRow(part) && (fields.length > 3 || fields.some(([, field]) => !isSingle(field)));
}

/** The groups and lists of a form that are outside of all folds. */
export const groupsOf = (schema: Part) => fieldsIn(schema).filter(([, field]) => !isSingle(field));

/** A field or a group of a form, also without a value. */
export interface FormField {
  path: Path;
  part: Part;
  value: unknown;
  /** Its name after those of the groups around it; an item has the name of its list. */
  labels: readonly string[];
}

/** All fields and groups of some data. */
function allFields(part: Part, value: unknown, path: Path = [], labels: readonly string[] = []): FormField[] {
  const { properties = {}, items } = part;
  const inside = (value ?? {}) as Readonly<Record<string, unknown>>;
  const list = items && Array.isArray(value) ? (value as unknown[]) : [];
  return [
    { path, part, value, labels },
    ...Object.entries(properties).flatMap(([key, field]) =>
      allFields(field, inside[key], [...path, key], [...labels, labelIn(key, field)]),
    ),
    ...list.flatMap((item, index) => allFields(items!, item, [...path, index], labels)),
  ];
}

// Typing in the search does not read all files again.
const known = new Map<string, { text: string; fields: readonly FormField[] }>();

/** All fields and groups of a file; none while it cannot be read. */
export function fieldsOf(file: string, kind: string, text: string, schemas: Files): readonly FormField[] {
  const last = known.get(file);
  if (last?.text === text) return last.fields;
  const fields = isReadable(file, text) ? allFields(schemaOf(schemas, kind), parseData(file, text)) : [];
  known.set(file, { text, fields });
  return fields;
}

/** The words of a value in the order of its form, as many as name it. */
export function firstWords(part: Part, value: unknown): string | undefined {
  if (typeof value === 'string') return part.enum || value.trim() === '' ? undefined : value;
  if (typeof value !== 'object' || value === null) return undefined;
  const inside = Array.isArray(value)
    ? value.map((item) => firstWords(part.items ?? {}, item))
    : fieldsIn(part).map(([key, field]) => firstWords(field, (value as Record<string, unknown>)[key]));
  const words = inside.filter((each) => each !== undefined).join(' · ');
  return words === '' ? undefined : words.replace(/(?<=.{70})\s.*/, '\u00A0…');
}

/** What an emptied field has: a required text that may be empty stays, any other value is gone. */
export const emptied = ({ minLength, pattern = '', enum: choices }: Part, isRequired: boolean): '' | undefined =>
  isRequired && minLength === undefined && choices === undefined && new RegExp(pattern, 'u').test('') ? '' : undefined;

/** Data with another value at a path; undefined removes it, and the groups that it leaves empty. */
export function withValueAt(data: unknown, [key, ...inside]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (typeof key === 'number') {
    const list = [...((data ?? []) as unknown[])];
    const isGroup = typeof list[key] === 'object';
    list[key] = withValueAt(list[key], inside, value) ?? (isGroup ? {} : '');
    return list;
  }
  const { [key]: old, ...others } = (data ?? {}) as Readonly<Record<string, unknown>>;
  const next = withValueAt(old, inside, value);
  if (next === undefined) return Object.keys(others).length > 0 ? others : undefined;
  return { ...(data as object), [key]: next };
}

/** Data with the empty field that follows from the text at a path: the key of a new price from its name. */
export function withFollowing(schema: Part, data: unknown, path: Path): unknown {
  const around = path.slice(0, -1);
  const { properties = {} } = around.reduce<Part | undefined>(innerPart, schema) ?? {};
  const key = Object.keys(properties).find((each) => properties[each]!['x-from'] === (path.at(-1) ?? ''));
  const text = String(valueIn(data, path) ?? '');
  if (key === undefined || text === '' || valueIn(data, [...around, key])) return data;
  return withValueAt(data, [...around, key], slugOf(`${text}.`));
}
