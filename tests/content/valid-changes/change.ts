import type { Content, Entry } from '../../../src/content/content.ts';
import type { Kind, Kinds } from '../../../src/content/kinds.ts';
import { edited, type Edit } from '../../../src/content/yaml-edit.ts';
import type { TextFile } from '../../../scripts/area/new-plan.ts';

export type Area = Entry<Kinds['neighbourhood']>;

/** Edits of a file by their places in it, or its new text. A file with an empty text is removed. */
export type Step = TextFile | { file: string; edits: readonly Edit[] };

/** What an editor changes in some valid content, and no step if the content has nothing to do it to. */
export type Change = (content: Content, textOf: (file: string) => string) => readonly Step[];

/** New values for parts of an entry. Items of a list are given by their numbers; `undefined` removes a value. */
type Values<T> = T extends readonly (infer Item)[]
  ? readonly Item[] | Readonly<Record<number, Values<Item> | undefined>>
  : T extends object
    ? { readonly [Key in keyof T]?: Values<T[Key]> | undefined }
    : T;

function editsOf(values: unknown, path: Edit['path'] = []): Edit[] {
  if (typeof values !== 'object' || values === null || Array.isArray(values)) return [{ path, value: values }];
  return Object.entries(values).flatMap(([key, value]) =>
    editsOf(value, [...path, /^\d+$/.test(key) ? Number(key) : key]),
  );
}

export const edit = <T>({ file }: Entry<T>, values: Values<T>): Step => ({ file, edits: editsOf(values) });

/** A change of the only entry of a kind. */
export const change =
  <K extends Kind>(kind: K, values: Values<Kinds[K]>): Change =>
  (content) => [edit<Kinds[K]>(content.single(kind), values)];

/** The steps for the first entry of a kind with some property, if there is one. */
export const firstOf =
  <K extends Kind>(
    kind: K,
    isMeant: (data: Kinds[K]) => unknown,
    steps: (entry: Entry<Kinds[K]>) => Values<Kinds[K]>,
  ): Change =>
  (content) =>
    content
      .all(kind)
      .filter(({ data }) => isMeant(data))
      .slice(0, 1)
      .map((entry) => edit<Kinds[K]>(entry, steps(entry)));

/** Where a list gets an item: in place of the same one, or at its end; a full list has its last item replaced. */
export function placeIn<Item>(list: readonly Item[], isSame: (item: Item) => boolean, most = Infinity): number {
  const at = list.findIndex(isSame);
  return at < 0 ? Math.min(list.length, most - 1) : at;
}

/** The texts of the files after all steps; a later step begins with the text of an earlier one. */
export function filesAfter(steps: readonly Step[], textOf: (file: string) => string): TextFile[] {
  const texts = new Map<string, string>();
  for (const step of steps) {
    const { file } = step;
    texts.set(file, 'text' in step ? step.text : edited(file, texts.get(file) ?? textOf(file), step.edits));
  }
  return [...texts].map(([file, text]) => ({ file, text }));
}

/** What steps change: "file", or "file/path/in/it". */
export const placesOf = (steps: readonly Step[]): string[] =>
  steps.flatMap((step) => ('text' in step ? step.file : step.edits.map(({ path }) => [step.file, ...path].join('/'))));
