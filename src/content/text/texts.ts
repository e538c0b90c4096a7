import type { Entry } from '../content.ts';
import { memoize } from '../memoize.ts';
import type { Path } from '../place.ts';

/** A text of a value, and the path that leads to it. */
export interface TextAt {
  text: string;
  path: Path;
}

/** Every text of a value, however deep. */
export function textsIn(value: unknown, path: Path = []): TextAt[] {
  if (typeof value === 'string') return [{ text: value, path }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) =>
    textsIn(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** What is at a path of a value; undefined if there is nothing. */
export const valueIn = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>((inside, key) => (inside as Record<string, unknown> | null | undefined)?.[key], value);

/** A value with all of its texts changed, however deep. */
export function mapTexts<T>(value: T, change: (text: string, path: Path) => string, path: Path = []): T {
  if (typeof value === 'string') return change(value, path) as T;
  if (Array.isArray(value)) return value.map((item: unknown, index) => mapTexts(item, change, [...path, index])) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, mapTexts(item as unknown, change, [...path, key])]),
  ) as T;
}

/** Every text in an entry's data. */
export const textsOf = memoize(({ data }: Entry): readonly TextAt[] => textsIn(data));
