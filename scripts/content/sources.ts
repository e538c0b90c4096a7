import { memoize } from './memoize.ts';
import type { Path } from './place.ts';

interface NamedSource {
  name: string;
  path: Path;
}

function sourcesIn(value: object, path: Path): NamedSource[] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const way = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'source' && typeof item === 'string') return [{ name: item, path: way }];
    return typeof item === 'object' && item !== null ? sourcesIn(item, way) : [];
  });
}

/** Every source that an area names, with the path to it. */
export const sourcesOf = memoize((data: object): readonly NamedSource[] => sourcesIn(data, []));
