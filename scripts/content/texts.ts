import type { Path } from './place.ts';

/** Every text of a value with the keys and indexes that lead to it, however deep. */
export function textsOf(value: unknown, path: Path = []): { text: string; path: Path }[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsOf(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
