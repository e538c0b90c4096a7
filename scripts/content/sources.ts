import type { Path } from './place.ts';

/** Every source that an area or its streets name, with the path to it. */
export function sourcesOf(value: object, path: Path = []): { name: string; path: Path }[] {
  return Object.entries(value).flatMap(([key, item]: [string, unknown]) => {
    const way = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'source' && typeof item === 'string') return [{ name: item, path: way }];
    return typeof item === 'object' && item !== null ? sourcesOf(item, way) : [];
  });
}
