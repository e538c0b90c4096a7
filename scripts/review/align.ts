/** A run of two lists: items that both have, or items in the same place that differ. */
export interface Run {
  isSame: boolean;
  /** The index of the first item, and of the one after the last. */
  before: readonly [from: number, to: number];
  after: readonly [from: number, to: number];
}

/** The maximum number of cells in a table of all pairs. The middle parts of longer lists count as different. */
const mostCells = 200_000_000;

/** For each pair of items, the length of the longest common subsequence from there to the ends of both lists. */
function commonLengths<T>(before: readonly T[], after: readonly T[]): Uint16Array {
  const wide = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * wide);
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const at = one * wide + other;
      lengths[at] =
        before[one] === after[other] ? lengths[at + wide + 1]! + 1 : Math.max(lengths[at + wide]!, lengths[at + 1]!);
    }
  }
  return lengths;
}

/** Aligns two lists by the beginning and the end that they share, and by the most items that are common between. */
export function align<T>(before: readonly T[], after: readonly T[]): Run[] {
  const runs: Run[] = [];
  let [one, other] = [0, 0];
  /** Some items further in both lists: they make the last run longer, or begin a new one. */
  const step = (isSame: boolean, ofBefore: number, ofAfter: number) => {
    if (ofBefore + ofAfter === 0) return;
    const { before: start, after: otherStart } =
      runs.at(-1)?.isSame === isSame ? runs.pop()! : { before: [one], after: [other] };
    [one, other] = [one + ofBefore, other + ofAfter];
    runs.push({ isSame, before: [start[0], one], after: [otherStart[0], other] });
  };
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  step(true, head, head);
  const ends = [before.length - tail, after.length - tail] as const;
  const wide = ends[1] - head + 1;
  if ((ends[0] - head + 1) * wide <= mostCells) {
    const lengths = commonLengths(before.slice(head, ends[0]), after.slice(head, ends[1]));
    while (one < ends[0] && other < ends[1]) {
      const at = (one - head) * wide + other - head;
      if (before[one] === after[other]) step(true, 1, 1);
      else if (lengths[at + wide]! >= lengths[at + 1]!) step(false, 1, 0);
      else step(false, 0, 1);
    }
  }
  step(false, ends[0] - one, ends[1] - other);
  step(true, tail, tail);
  return runs;
}
