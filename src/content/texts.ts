import type { Entry } from './content.ts';
import { memoize } from './memoize.ts';
import type { Path } from './place.ts';

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

/** Every text in an entry's data. */
export const textsOf = memoize(({ data }: Entry): readonly TextAt[] => textsIn(data));
