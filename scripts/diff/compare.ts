import { diffArrays } from 'diff';

/** One difference. A new text or fact has no `before`, a removed one no `after`. Only facts have names. */
interface Unplaced {
  name?: string;
  before?: string | undefined;
  after?: string | undefined;
}

type Facts = ReadonlyMap<string, string>;
type Part = Facts | readonly string[];

/** The parts of a page or a file: facts by their names, or texts in their order. */
export type Version = Readonly<Record<string, Part>>;

export interface Change extends Unplaced {
  part: string;
}

/** A page or a file that differs. */
export interface Difference {
  name: string;
  status: 'changed' | 'added' | 'removed';
  changes: readonly Change[];
}

type Range = readonly [from: number, to: number];

/** A place where two lists differ: the items of each. */
interface Run {
  before: Range;
  after: Range;
}

/** The places where two lists differ, in their order. */
function runsOf(before: readonly string[], after: readonly string[]): Run[] {
  const runs: Run[] = [];
  let [old, now] = [0, 0];
  for (const { added, removed, count } of diffArrays([...before], [...after])) {
    const [oldEnd, nowEnd] = [added ? old : old + count, removed ? now : now + count];
    if (added || removed) {
      const last = runs.at(-1);
      const begin = last?.before[1] === old && last.after[1] === now ? runs.pop()! : { before: [old], after: [now] };
      runs.push({ before: [begin.before[0]!, oldEnd], after: [begin.after[0]!, nowEnd] });
    }
    [old, now] = [oldEnd, nowEnd];
  }
  return runs;
}

/** The texts that differ, side by side. */
function changedTexts(before: readonly string[], after: readonly string[]): Unplaced[] {
  return runsOf(before, after).flatMap((run) => {
    const [gone, come] = [before.slice(...run.before), after.slice(...run.after)];
    const longer = gone.length > come.length ? gone : come;
    return longer.map((_, index) => ({ before: gone[index], after: come[index] }));
  });
}

/** The facts that differ. If only their order does, that is the change. */
function changedFacts(before: Facts, after: Facts): Unplaced[] {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const changes = names
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }))
    .filter((change) => change.before !== change.after);
  const isMoved = changes.length === 0 && [...before.keys()].join('\n') !== [...after.keys()].join('\n');
  return isMoved ? [{ name: 'the order', after: 'changed' }] : changes;
}

const isFacts = (part: Part | undefined): part is Facts => part instanceof Map;

function changesOf(before: Part | undefined, after: Part | undefined): Unplaced[] {
  if (isFacts(before ?? after)) return changedFacts((before ?? new Map()) as Facts, (after ?? new Map()) as Facts);
  return changedTexts((before ?? []) as string[], (after ?? []) as string[]);
}

/** The difference of a page or a file, which a side may not have. */
function differenceOf(name: string, before: Version | undefined, after: Version | undefined): Difference {
  return {
    name,
    status: before === undefined ? 'added' : after === undefined ? 'removed' : 'changed',
    changes: Object.keys({ ...before, ...after }).flatMap((part) =>
      changesOf(before?.[part], after?.[part]).map((change) => ({ part, ...change })),
    ),
  };
}

type Versions = ReadonlyMap<string, Version>;

/** What differs in two collections of pages or files. */
export function differences(before: Versions, after: Versions): Difference[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .toSorted()
    .map((name) => differenceOf(name, before.get(name), after.get(name)))
    .filter(({ status, changes }) => status !== 'changed' || changes.length > 0);
}
