/** The items by key, in the order of their first appearance. (`Map.groupBy` needs Node 21.) */
export function groupBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** The items that have a key together with others, in groups. */
export const repeated = <T>(items: Iterable<T>, keyOf: (item: T) => string): [first: T, ...others: T[]][] =>
  [...groupBy(items, keyOf).values()].filter(({ length }) => length > 1) as [T, ...T[]][];

/** The items whose key an earlier item has, each with the first item of that key. */
export const repeats = <T>(items: Iterable<T>, keyOf: (item: T) => string): { item: T; first: T }[] =>
  repeated(items, keyOf).flatMap(([first, ...others]) => others.map((item) => ({ item, first })));
