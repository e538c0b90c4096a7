import { textsIn } from '#content/texts.ts';
import type { FoundField } from '../engine/origins.ts';
import type { Maker } from '../engine/state.ts';
import { dataOf, isReadable } from '../changes/change.ts';
import { allFields, schemaOf } from '../form/form-schema.ts';
import { newIn } from './address.ts';

/** A place where a task is done: a field, or the address of a form for a new file. */
export type TaskPlace = { name: string } & (FoundField | { address: string });

/** A task that the start offers, because a part of a schema names it. */
export interface Task {
  /** For instance "Change a price". */
  words: string;
  /** The first values of the part, or how many entries there are. */
  now: string;
  places: readonly TaskPlace[];
}

type Texts = Readonly<Record<string, string>>;

/** The first prices, dates or telephone numbers in some values. */
function figuresIn(values: readonly unknown[]): string {
  const figures = textsIn(values).flatMap(({ text }) => (/^[^\p{L}]*\d/u.test(text) ? text : []));
  return figures.length === 0 ? 'None yet' : `${figures.slice(0, 3).join(', ')}${figures.length > 3 ? ' …' : ''}`;
}

/** The tasks of all kinds of entries, in the order of the entries. */
export function tasksOf(
  entries: readonly { file: string; kind: string; name: string }[],
  makers: readonly Maker[],
  texts: Texts,
  schemas: Texts,
): Task[] {
  return [...new Set(entries.map(({ kind }) => kind))].flatMap((kind): Task[] => {
    const schema = schemaOf(schemas, kind);
    const files = entries.filter(({ kind: own, file }) => own === kind && isReadable(file, texts[file] ?? ''));
    const found = files.flatMap(({ file, name }) =>
      allFields(schema, dataOf(file, texts[file]!)).flatMap(({ part: { 'x-task': words }, path, value }) =>
        words === undefined ? [] : { words, file, name, path, value },
      ),
    );
    return [...new Set(found.map(({ words }) => words))].map((words): Task => {
      const own = found.filter((each) => each.words === words);
      const values = own.map(({ value }) => value);
      const maker = makers.find((each) => each.kind === kind);
      if (own[0]!.path.length > 0) {
        const filled = own.filter(({ value }) => value !== undefined);
        const firsts = new Map((filled.length > 0 ? filled : own).toReversed().map((each) => [each.file, each]));
        return { words, now: figuresIn(values), places: [...firsts.values()].toReversed() };
      }
      // A task of a whole kind is a new file of it; of lists, it is the button that adds an item.
      const now = `${values.flat().length} so far`;
      if (maker && schema.type === 'object')
        return { words, now, places: [{ name: maker.label, address: newIn(maker.folder) }] };
      return { words, now, places: own.map((each) => ({ ...each, path: [(each.value as unknown[]).length] })) };
    });
  });
}
