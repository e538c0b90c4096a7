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
