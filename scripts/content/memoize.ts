/** Memoizes a function by an object, such as the content, from which all pages need the same values. */
export function memoize<Key extends object, T>(make: (key: Key) => T): (key: Key) => T {
  const made = new WeakMap<Key, T>();
  return (key) => {
    if (!made.has(key)) made.set(key, make(key));
    return made.get(key) as T;
  };
}

/** Makes a value from texts and caches it; makes it again only when the texts have changed since the last call. */
export function memoizeLast<T>(): (texts: readonly string[], make: () => T) => T {
  let last: { texts: string; value: T } | undefined;
  return (texts, make) => {
    const key = JSON.stringify(texts);
    if (last?.texts !== key) last = { texts: key, value: make() };
    return last.value;
  };
}
