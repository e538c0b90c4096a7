/** A run of two lists: items that both have, or items in the same place that differ. */
export interface Run {
  isSame: boolean;
  /** The index of the first item, and of the one after the last. */
  before: readonly [from: number, to: number];
  after: readonly [from: number, to: number];
}

type Pair = readonly [before: number, after: number];

/**
 * The maximum number of cells in a table of all pairs. Parts without unique items that need a larger table count as
 * different.
 */
const mostCells = 1_000_000;

/** The longest series of these pairs that rises in the second list. The pairs themselves rise in the first list. */
function rising(pairs: readonly Pair[]): Pair[] {
  const ends: number[] = [];
  const previous: number[] = [];
  for (const [index, [, after]] of pairs.entries()) {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (pairs[ends[middle]!]![1] < after) low = middle + 1;
      else high = middle;
    }
    previous[index] = low > 0 ? ends[low - 1]! : -1;
    ends[low] = index;
  }
  const found: Pair[] = [];
  for (let at = ends.at(-1) ?? -1; at >= 0; at = previous[at]!) found.push(pairs[at]!);
  return found.toReversed();
}

/** The longest common subsequence of two short lists. */
function common<T>(before: readonly T[], after: readonly T[]): Pair[] {
  const wide = after.length + 1;
  const lengths = new Uint32Array((before.length + 1) * wide);
  for (let one = before.length - 1; one >= 0; one -= 1) {
    for (let other = after.length - 1; other >= 0; other -= 1) {
      const at = one * wide + other;
      lengths[at] =
        before[one] === after[other] ? lengths[at + wide + 1]! + 1 : Math.max(lengths[at + wide]!, lengths[at + 1]!);
    }
  }
  const pairs: Pair[] = [];
  for (let one = 0, other = 0; one < before.length && other < after.length;) {
    const at = one * wide + other;
    if (before[one] === after[other]) pairs.push([one++, other++]);
    else if (lengths[at + wide]! >= lengths[at + 1]!) one += 1;
    else other += 1;
  }
  return pairs;
}

/** The pairs of items that occur once in each list. */
function uniquePairs<T>(before: readonly T[], after: readonly T[]): Pair[] {
  const placesOf = (items: readonly T[]) => {
    const places = new Map<T, number>();
    for (const [index, item] of items.entries()) places.set(item, places.has(item) ? -1 : index);
    return places;
  };
  const others = placesOf(after);
  return [...placesOf(before)]
    .map(([item, index]): Pair => [index, others.get(item) ?? -1])
    .filter(([one, other]) => one >= 0 && other >= 0);
}

function pairsOf<T>(before: readonly T[], after: readonly T[]): Pair[] {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && before[head] === after[head]) head += 1;
  let tail = 0;
  while (tail < shorter - head && before.at(-1 - tail) === after.at(-1 - tail)) tail += 1;
  const [old, now] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  const anchors = rising(uniquePairs(old, now));
  const inside: Pair[] = [];
  if (anchors.length === 0) {
    if (old.length * now.length <= mostCells) inside.push(...common(old, now));
  } else {
    let [one, other] = [0, 0];
    for (const [nextOne, nextOther] of [...anchors, [old.length, now.length] as const]) {
      const between = pairsOf(old.slice(one, nextOne), now.slice(other, nextOther));
      for (const [a, b] of between) inside.push([a + one, b + other]);
      if (nextOne < old.length) inside.push([nextOne, nextOther]);
      [one, other] = [nextOne + 1, nextOther + 1];
    }
  }
  return [
    ...Array.from({ length: head }, (_, index): Pair => [index, index]),
    ...inside.map(([a, b]): Pair => [a + head, b + head]),
    ...Array.from({ length: tail }, (_, index): Pair => [before.length - tail + index, after.length - tail + index]),
  ];
}

/** Aligns two lists, as `git diff --patience` aligns the lines of two files: by the items that occur once in each. */
export function align<T>(before: readonly T[], after: readonly T[]): Run[] {
  const runs: Run[] = [];
  let [one, other] = [0, 0];
  for (const [a, b] of [...pairsOf(before, after), [before.length, after.length] as const]) {
    if (a > one || b > other) runs.push({ isSame: false, before: [one, a], after: [other, b] });
    const last = runs.at(-1);
    if (a < before.length) {
      if (last?.isSame)
        runs[runs.length - 1] = { isSame: true, before: [last.before[0], a + 1], after: [last.after[0], b + 1] };
      else runs.push({ isSame: true, before: [a, a + 1], after: [b, b + 1] });
    }
    [one, other] = [a + 1, b + 1];
  }
  return runs;
}
