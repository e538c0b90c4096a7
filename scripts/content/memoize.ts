/**
 * Makes a value once for each object, and again only with another text beside it. A site of many thousand pages asks for
 * the same again and again, and where one entry is edited all others are the objects that they were.
 */
export function memoize<Key extends object, Texts extends readonly string[], T>(
  make: (key: Key, ...texts: Texts) => T,
): (key: Key, ...texts: Texts) => T {
  const made = new WeakMap<Key, { texts: Texts; value: T }>();
  return (key, ...texts) => {
    const known = made.get(key);
    if (known?.texts.every((text, index) => text === texts[index])) return known.value;
    const value = make(key, ...texts);
    made.set(key, { texts, value });
    return value;
  };
}
