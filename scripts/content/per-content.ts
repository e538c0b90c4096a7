import type { Content } from './content.ts';

/** Makes a value once for each content, since a site of many thousand pages asks for the same again and again. */
export function perContent<T>(make: (content: Content) => T): (content: Content) => T {
  const made = new WeakMap<Content, { value: T }>();
  return (content) => {
    const { value } = made.get(content) ?? { value: make(content) };
    made.set(content, { value });
    return value;
  };
}
