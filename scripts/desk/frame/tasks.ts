import { groupBy } from '#content/group.ts';
import type { FoundField } from '../engine/origins.ts';
import type { Maker, NamedEntry } from '../engine/state.ts';
import type { Files } from '../changes/change.ts';
import { fieldsOf } from '../form/form-schema.ts';
import { newIn } from './address.ts';

/** A task that the start offers, because a part of a schema names it. */
export interface Task {
  /** For instance "Change a price". */
  words: string;
  /** A field of each file, or the form for a new one. */
  places: readonly (FoundField & { name: string })[];
}

/** The tasks in the order of the entries. One of a whole kind makes a new file; one of the items of a list adds an item. */
export function tasksOf(
  entries: readonly NamedEntry[],
  makers: readonly Maker[],
  texts: Files,
  schemas: Files,
): Task[] {
  return [...new Set(entries.map(({ kind }) => kind))].flatMap((kind): Task[] => {
    const maker = makers.find((each) => each.kind === kind);
    const files = entries.filter((entry) => entry.kind === kind);
    const tasks = files.flatMap(({ file, name }) =>
      fieldsOf(file, kind, texts[file] ?? '', schemas).flatMap(({ part, path, value }) => {
        const toAdd = part.items?.['x-task'];
        const isItem = typeof path.at(-1) === 'number';
        const words = toAdd ?? (isItem ? undefined : part['x-task']);
        const end = Array.isArray(value) ? value.length : 0;
        // A full list has no room for another item.
        return words === undefined || (toAdd && end === part.maxItems)
          ? []
          : { words, file, name, path: toAdd ? [...path, end] : path, value };
      }),
    );
    return [...groupBy(tasks, ({ words }) => words)].map(([words, all]): Task => {
      if (maker && all[0]?.path.length === 0)
        return { words, places: [{ name: maker.label, file: newIn(maker.folder), path: [] }] };
      const filled = all.filter(({ value }) => value !== undefined);
      const firsts = new Map((filled.length > 0 ? filled : all).toReversed().map((each) => [each.file, each]));
      return { words, places: [...firsts.values()].toReversed() };
    });
  });
}
