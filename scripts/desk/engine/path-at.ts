import { isCollection, isMap, isPair, isScalar, parseDocument, type Node } from 'yaml';
import { yamlPart, type Path } from '#content/place.ts';
import type { Place } from '#content/problem.ts';

function offsetOf(source: string, { line, col }: Pick<Place, 'line' | 'col'>): number {
  const before = source.split('\n').slice(0, line - 1);
  return before.reduce((sum, text) => sum + text.length + 1, col - 1);
}

const holds = (node: Node | null, offset: number) =>
  node?.range !== undefined && node.range !== null && node.range[0] <= offset && offset <= node.range[1];

/** The path of the Markdown below the fields. */
export const bodyPath: Path = ['body'];

/** The path of the innermost value at a place of a data file; empty if YAML cannot read the file. */
export function pathAt(source: string, place: Pick<Place, 'file' | 'line' | 'col'>): Path {
  const { yaml, offset } = yamlPart(place.file, source);
  const at = offsetOf(source, place) - offset;
  if (at > yaml.length && place.file.endsWith('.md')) return bodyPath;
  const walk = (node: Node | null, path: Path): Path => {
    if (!isCollection(node)) return path;
    for (const [index, item] of node.items.entries()) {
      if (isMap(node) && isPair(item)) {
        const [key, value] = [item.key as Node, item.value as Node | null];
        if (!holds(key, at) && !holds(value, at)) continue;
        const name = isScalar(key) ? String(key.value) : '';
        return walk(holds(value, at) ? value : null, [...path, name]);
      }
      if (holds(item as Node, at)) return walk(item as Node, [...path, index]);
    }
    return path;
  };
  const { contents, errors } = parseDocument(yaml);
  return errors.length === 0 ? walk(contents, []) : [];
}
