import { isMap, isScalar, parseDocument, visit, type Document, type Node, type Pair, type YAMLMap } from 'yaml';
import { blockNames } from './area.ts';

type Value = unknown;
const isGroup = (value: Value): value is Readonly<Record<string, Value>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const keyOf = ({ key }: Pair) => String(isScalar(key) ? key.value : key);

/** A value as YAML: a list of words on one line, groups on lines of their own. */
function nodeOf(document: Document, value: Value): Node {
  const node = document.createNode(value) as Node;
  visit(node, {
    Seq: (_, list) => {
      list.flow = list.items.every((item) => isScalar(item));
    },
    Scalar: (_, scalar) => {
      // A text of digits, such as the exit '1' of a station, stays a text.
      if (typeof scalar.value === 'string' && /^\d+$/.test(scalar.value)) scalar.type = 'QUOTE_SINGLE';
    },
  });
  return node;
}

/** Makes a map of a document equal to a group, value by value, so that comments and the order of its lines stay. */
function update(document: Document, map: YAMLMap, group: Readonly<Record<string, Value>>): void {
  for (const key of map.items.map(keyOf)) if (!(key in group)) map.delete(key);
  Object.entries(group).forEach(([key, value], index) => {
    const old = map.get(key, true) as unknown;
    if (isMap(old) && isGroup(value)) update(document, old, value);
    else if (isScalar(old) && !isGroup(value) && !Array.isArray(value)) old.value = value;
    else if (!map.has(key)) map.items.splice(index, 0, document.createPair(key, nodeOf(document, value)));
    else map.set(key, nodeOf(document, value));
  });
}

/** Where a new block belongs: below those before it in the order of blocks, else above the households and the scene. */
function placeOf(map: YAMLMap, name: string, order: readonly string[]): number {
  const keys = map.items.map(keyOf);
  const before = order.slice(0, order.indexOf(name)).filter((other) => keys.includes(other));
  const previous = before.at(-1);
  if (previous !== undefined) return keys.indexOf(previous) + 1;
  const next = keys.findIndex((key) => ['households', 'scene'].includes(key));
  return next < 0 ? keys.length : next;
}

/** The text of an entry with some of its blocks replaced. A block without a value is removed. */
export function withBlocks(source: string, blocks: Readonly<Record<string, Value>>): string {
  const document = parseDocument(source);
  const map = document.contents as YAMLMap;
  for (const [name, value] of Object.entries(blocks)) {
    const old = map.get(name, true) as unknown;
    if (value === undefined) map.delete(name);
    else if (isMap(old) && isGroup(value)) update(document, old, value);
    else if (map.has(name)) map.set(name, nodeOf(document, value));
    else {
      const at = placeOf(map, name, blockNames);
      map.items.splice(at, 0, document.createPair(name, nodeOf(document, value)) as Pair<never, never>);
    }
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false });
}
