/**
 * Memoizes a function by an object and texts. For each object, only the value for its latest texts is kept. A site of
 * many thousand pages needs the same values again and again, and when one entry is edited, all others stay the same
 * objects.
 */
export function memoize<Key extends object, Texts extends readonly string[], T>(
  make: (key: Key, ...texts: Texts) => T,
): (key: Key, ...texts: Texts) => T {
  const values = new WeakMap<Key, { texts: Texts; value: T }>();
  return (key, ...texts) => {
    const known = values.get(key);
    if (known?.texts.every((text, index) => text === texts[index])) return known.value;
    const value = make(key, ...texts);
    values.set(key, { texts, value });
    return value;
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
