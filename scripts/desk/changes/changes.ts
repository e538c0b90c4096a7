import { bodyPath, isInside, type Path } from '#content/place.ts';
import { groupBy } from '#content/group.ts';
import type { FoundField } from '../engine/origins.ts';
import { partsOf, withoutPart, valueInWords, type Change, type Conflict, type Draft, type Part } from './change.ts';
import { afterChoice, withText, type Texts } from './drafts.ts';

/** The name of a field, or of a whole file if its path is empty. */
type NameOf = (file: string, path: Path) => string;

/** A changed field, or the whole file if its path is empty, with its words before and now. */
export interface PartInWords extends FoundField {
  label: string;
  before: string;
  after: string;
}

interface Choice {
  words: string;
  /** The words that stay. */
  value?: string;
  choose: (now: Texts) => Texts;
}

/** A change as an editor thinks of it: of one field, or what was done to several files at once. */
export interface ChangeInWords {
  label: string;
  parts: readonly [PartInWords, ...PartInWords[]];
  isProposed: boolean;
  /** Undo, or the choice between the words of the editor and those of somebody else. */
  choices: readonly Choice[];
}

/** The field of a form, from the path of a part of its file. */
const fieldOf = ([part, ...path]: Path): Path => (part === 'body' ? bodyPath : path);

/** The words of both values; of two lists, the items that only one of them has. */
function bothInWords(part: Part): { before: string; after: string } {
  const isList = Array.isArray(part.before ?? part.after) && Array.isArray(part.after ?? part.before);
  if (!isList) return { before: valueInWords(part.before), after: valueInWords(part.after) };
  const [before, after] = [part.before ?? [], part.after ?? []] as [unknown[], unknown[]];
  const only = (items: readonly unknown[], others: readonly unknown[]) => {
    const known = others.map((item) => JSON.stringify(item));
    return items.flatMap((item) => (known.includes(JSON.stringify(item)) ? [] : valueInWords(item))).join(', ');
  };
  const words = { before: only(before, after), after: only(after, before) };
  return words.before + words.after === ''
    ? { before: '', after: `in the order ${after.map(valueInWords).join(', ')}` }
    : words;
}

function partInWords(file: string, nameOf: NameOf, part: Part): PartInWords {
  const path = fieldOf(part.path);
  const words = part.path.length === 0 ? { before: '', after: '' } : bothInWords(part);
  return { file, path, label: nameOf(file, path), ...words };
}

/** What was done to a whole file. */
const doneTo = (name: string, { before, text }: Draft) =>
  `${name} is ${before === null ? 'new' : text === '' ? 'deleted' : 'changed'}`;

const isIn = (changes: readonly Change[], file: string, part: Part) =>
  changes.some(
    (one) => one.file === file && partsOf(one, file).some((each) => JSON.stringify(each) === JSON.stringify(part)),
  );

function choiceBetween(conflict: Conflict, nameOf: NameOf): ChangeInWords {
  const { file, path, yours, theirs } = conflict;
  const part = partInWords(file, nameOf, { path, before: undefined, after: undefined });
  const choice = (words: string, whose: 'yours' | 'theirs', value: unknown): Choice => ({
    words,
    // Both texts of a whole file would be two files to compare.
    ...(path.length > 0 && { value: valueInWords(value) }),
    choose: (now) => afterChoice(now, conflict, whose),
  });
  return {
    label: part.label,
    parts: [part],
    isProposed: false,
    choices: [choice('Keep yours', 'yours', yours), choice('Take theirs', 'theirs', theirs)],
  };
}

/** The drafts in words: first what others have changed too, then what was done to whole files, then the fields. */
export function changesIn(
  { drafts, proposed = [] }: Pick<Texts, 'drafts'> & { proposed?: readonly Change[] },
  conflicts: readonly Conflict[],
  nameOf: NameOf,
): ChangeInWords[] {
  const all = Object.entries(drafts).map(([file, draft]) => ({ file, draft, parts: partsOf(draft, file) }));
  const isChosen = (file: string, { path }: Part) =>
    conflicts.some((one) => one.file === file && (isInside(one.path, path) || isInside(path, one.path)));
  const groupKey = ({ file, draft, parts }: (typeof all)[number]) =>
    draft.done ?? (parts[0]?.path.length === 0 ? file : undefined);
  const undo = (choose: Choice['choose']) => [{ words: 'Undo', choose }];
  const changes = [...groupBy(all, groupKey)].flatMap(([group, files]): ChangeInWords[] => {
    const open = files.flatMap(({ file, parts }) =>
      parts.flatMap((part) =>
        isChosen(file, part)
          ? []
          : { file, part, words: partInWords(file, nameOf, part), isProposed: isIn(proposed, file, part) },
      ),
    );
    if (group === undefined)
      return open.map(({ file, part, words, isProposed }) => ({
        label: words.label,
        parts: [words],
        isProposed,
        choices: undo((now) => withText(now, file, withoutPart(file, now.drafts[file]!, part))),
      }));
    const [first, ...others] = open.map(({ words }) => words);
    if (first === undefined) return [];
    const back = (now: Texts) => files.reduce((texts, { file }) => withText(texts, file, undefined), now);
    const { draft } = files[0]!;
    const label = draft.done ?? doneTo(first.label, draft);
    const isProposed = open.every((each) => each.isProposed);
    return [{ label, parts: [first, ...others], isProposed, choices: undo(back) }];
  });
  return [...conflicts.map((conflict) => choiceBetween(conflict, nameOf)), ...changes];
}
