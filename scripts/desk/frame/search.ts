import { bodyOf, dataOf, isReadable } from '../changes/change.ts';
import type { FoundField } from '../engine/origins.ts';
import { bodyPath } from '#content/place.ts';
import { allFields, schemaOf } from '../form/form-schema.ts';

/** A field of a file: its name after those of its groups, its text, and what the schema says about it. */
interface Field {
  path: FoundField['path'];
  label: string;
  text: string;
  description: string;
}

/** A place that a search has found: a field, or a file with this name. */
export interface Hit extends FoundField, Partial<Omit<Field, 'path'>> {
  name: string;
  rank: number;
}

type Texts = Readonly<Record<string, string>>;

// Typing in the search does not read all files again.
const known = new Map<string, { text: string; fields: readonly Field[] }>();

function fieldsIn(file: string, kind: string, text: string, schemas: Texts): readonly Field[] {
  const last = known.get(file);
  if (last?.text === text) return last.fields;
  const read = isReadable(file, text) ? allFields(schemaOf(schemas, kind), dataOf(file, text)) : [];
  const named = read.map(({ path, part: { description = '' }, value, labels }): Field => {
    return { path, label: labels.join(' › '), text: typeof value === 'object' ? '' : String(value ?? ''), description };
  });
  const body = { path: bodyPath, label: 'Text', text: bodyOf(file, text), description: '' };
  const fields = [...named, body].filter(
    ({ path, label, text }) => label !== '' && (typeof path.at(-1) !== 'number' || text !== ''),
  );
  known.set(file, { text, fields });
  return fields;
}

/** A text in the letters that a search compares: "E-mail" is found by "email". */
const plain = (text: string) => text.toLowerCase().replaceAll('-', '');

/** The files and fields whose names, texts or descriptions have the words, the best first. */
export function search(
  typed: string,
  files: readonly { file: string; kind: string; name: string }[],
  texts: Texts,
  schemas: Texts,
): Hit[] {
  const words = plain(typed.trim());
  if (words === '') return [];
  const has = (whole: string) => words.split(/\s+/).every((word) => whole.includes(word));
  const hits = files.flatMap(({ file, kind, name }): Hit[] => {
    const fields = fieldsIn(file, kind, texts[file] ?? '', schemas).map((field): Hit => {
      // A group is found by its own name, not by that of a group around it.
      const [label, text] = [field.label.split(' › ').at(-1)!, field.text].map(plain);
      const own = `${label} ${text}`;
      const whole = plain(`${field.label} ${own} ${field.description}`);
      // What has this name or is this word; after the names of files: as typed, each word, or each word when its groups and
      // its description count too.
      const ranks = [label === words || text === words, false, own.includes(words), has(own), has(whole)];
      return { ...field, file, name, rank: ranks.indexOf(true) };
    });
    const rank = [plain(name) === words, plain(name).includes(words)].indexOf(true);
    return [{ file, name, path: [], rank }, ...fields];
  });
  const depthOf = ({ label = '' }: Hit) => label.split(' › ').length;
  return hits
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank || depthOf(one) - depthOf(other));
}
