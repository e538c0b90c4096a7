/**
 * Memoizes a function by an object and other values. For each object, only the result for its latest values is kept. A
 * site of many thousand pages needs the same results again and again, and when one entry is edited, all others stay the
 * same objects.
 */
export function memoize<Key extends object, Others extends readonly unknown[], T>(
  make: (key: Key, ...others: Others) => T,
): (key: Key, ...others: Others) => T {
  const results = new WeakMap<Key, { others: Others; result: T }>();
  return (key, ...others) => {
    const known = results.get(key);
    if (known?.others.every((other, index) => other === others[index])) return known.result;
    const result = make(key, ...others);
    results.set(key, { others, result });
    return result;
  };
}

/** Makes a value from texts and caches it; makes it again only when the texts have changed since the last call. */
export function memoizeLast<T>(): (texts: readonly string[], make: () => T) => T {
  let last: { texts: readonly string[]; value: T } | undefined;
  return (texts, make) => {
    const known = last?.texts;
    const isSame = known?.length === texts.length && texts.every((text, index) => text === known[index]);
    if (last === undefined || !isSame) last = { texts: [...texts], value: make() };
    return last.value;
  };
}
