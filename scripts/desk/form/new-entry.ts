import { stringify } from 'yaml';
import { copyLines, withCopyLines } from '#content/history/copied.ts';
import type { Part } from '#content/kinds.ts';
import { mapTexts } from '#content/text/texts.ts';
import { parseData, withValues, type Files } from '../changes/change.ts';

type Values = Readonly<Record<string, unknown>>;

/** The existing entry that a new one is modelled on. */
export interface Model {
  file: string;
  name: string;
  data: Values;
}

/** The text of a new list with the minimum number of items, their texts still to be written. */
export function emptyList(schema: Part): string {
  const { minItems = 1, items: { properties = {}, required = [] } = {} } = schema;
  const texts = required.filter((key) => properties[key]?.type === 'string').map((key) => [key, '']);
  return stringify(Array.from({ length: minItems }, () => Object.fromEntries(texts) as Values));
}

/** The same choice, the next number, or the words of the model with the new name; nothing if they do not name the model. */
function valueLike(key: string, part: Part, name: string, model: Model, all: readonly Values[]): unknown {
  const own = model.data[key];
  if (part.enum) return own;
  if (typeof own === 'number') return Math.max(...all.map((each) => Number(each[key]))) + 1;
  return typeof own === 'string' && !own.includes(model.name)
    ? ''
    : mapTexts(own, (text) => text.replaceAll(model.name, name));
}

/** The file of a new entry: the required fields of its model with the new name in them, and comments that it is a copy. */
export function entryLike(schema: Part, model: Model, text: string, name: string, all: readonly Values[]): string {
  const { properties = {}, required = [] } = schema;
  const values = required.map((key) => [key, valueLike(key, properties[key]!, name, model, all)]);
  const made = withValues(model.file, text, { ...Object.fromEntries(values), name } as unknown, '');
  return withCopyLines(made, copyLines(model.file, []));
}

/** The files of the entries that can show a list of a kind: those with a section that names one. */
export const filesWithList = (kind: string, files: Files): string[] =>
  Object.keys(files).filter((file) => {
    if (!/^data\/.*\.(?:yaml|md)$/.test(file) || !files[file]!.includes(`${kind}:`)) return false;
    const section = (parseData(file, files[file]!) as Values | null)?.[kind] as { list?: unknown } | undefined;
    return typeof section?.list === 'string';
  });
