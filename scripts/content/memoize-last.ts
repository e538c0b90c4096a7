/** Makes a value from texts and caches it; makes it again only when the texts have changed since the last call. */
export function memoizeLast<T>(): (texts: readonly string[], make: () => T) => T {
  let last: { key: string; value: T } | undefined;
  return (texts, make) => {
    const key = JSON.stringify(texts);
    if (last?.key !== key) last = { key, value: make() };
    return last.value;
  };
}
