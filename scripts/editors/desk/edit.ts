import {
  CST,
  isAlias,
  isCollection,
  isMap,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  stringify,
  type Document,
  type Node,
  type Scalar,
} from 'yaml';
import { yamlPart, type Path } from '../../content/place.ts';

/** A value that an editor changed in the form; `undefined` removes it. */
export interface Edit {
  path: Path;
  value: unknown;
}

interface Part {
  yaml: string;
  document: Document;
}

function read(yaml: string): Part {
  return { yaml, document: parseDocument(yaml, { keepSourceTokens: true }) };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * A scalar with a new value as YAML. It keeps its kind of quotes if YAML reads the value from them, or else gets the
 * quotes that it needs.
 */
function rewritten(node: Scalar, value: string | number | boolean, inFlow: boolean): string {
  // Without the rest of its line, such as a comment.
  const token = { ...(node.srcToken as CST.FlowScalar), end: [] };
  const text = String(value);
  const as = (type: Scalar.Type | undefined): string | undefined => {
    const copy = structuredClone(token);
    CST.setScalarValue(copy, text, { inFlow, ...(type && { type }) });
    const source = CST.stringify(copy).trim();
    const probe = inFlow ? `[${source}]` : `a: ${source}`;
    try {
      const found = parse(probe) as { a?: unknown } & unknown[];
      return (inFlow ? found[0] : found.a) === value ? source : undefined;
    } catch {
      return undefined;
    }
  };
  const isBlock = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED';
  const kept = isText(value) && !isBlock ? as(node.type as Scalar.Type) : undefined;
  return kept ?? as('PLAIN') ?? as('QUOTE_DOUBLE') ?? JSON.stringify(value);
}

/** Replaces the characters of a node. What follows the node, such as a comment, stays. */
const spliced = (yaml: string, from: number, to: number, text: string) => yaml.slice(0, from) + text + yaml.slice(to);

const lineStart = (yaml: string, offset: number) => yaml.lastIndexOf('\n', offset - 1) + 1;

function lineEnd(yaml: string, offset: number): number {
  const end = yaml.indexOf('\n', offset);
  return end < 0 ? yaml.length : end + 1;
}

const indented = (text: string, spaces: number) =>
  text
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => (line === '' ? line : ' '.repeat(spaces) + line))
    .join('\n');

function setScalar({ yaml, document }: Part, path: Path, node: Scalar, value: string | number | boolean): string {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  const inFlow = isCollection(parent) && parent.flow === true;
  const [from, to] = node.range!;
  // The range of a block scalar includes the line break at its end.
  const end = yaml.slice(from, to).endsWith('\n') ? '\n' : '';
  return spliced(yaml, from, to, rewritten(node, value, inFlow) + end);
}

/** Replaces a collection as a whole, at its own indentation. Comments inside it are lost; the lines around it stay. */
function replaceNode(yaml: string, node: Node, value: unknown): string {
  const [from, valueEnd] = node.range!;
  const source = yaml.slice(from, valueEnd).trimEnd();
  const to = from + source.length;
  if (isCollection(node) && node.flow !== true && typeof value === 'object' && value !== null) {
    const indent = from - lineStart(yaml, from);
    const isOnOwnLine = /^[ -]*$/.test(yaml.slice(lineStart(yaml, from), from));
    const text = stringify(value, { lineWidth: 0 });
    if (isOnOwnLine) return spliced(yaml, from, to, indented(text, indent).trimStart());
  }
  const flow = stringify(value, {
    collectionStyle: 'flow',
    lineWidth: 0,
    flowCollectionPadding: yaml.includes('{ '),
  })
    .trim()
    // The padding of yaml is for braces and brackets alike, that of Prettier for braces only.
    .replaceAll('[ {', '[{')
    .replaceAll('} ]', '}]');
  // An empty value is directly after its colon or dash.
  const gap = /[:-]$/.test(yaml.slice(0, from)) ? ' ' : '';
  return spliced(yaml, from, to, gap + flow);
}

/** Adds a field after the last one of its group, or an item after the last one of its list. */
function add({ yaml, document }: Part, path: Path, value: unknown): string {
  if (path.length === 0) return yaml + stringify(value, { lineWidth: 0 });
  const parent = path.length > 1 ? (document.getIn(path.slice(0, -1), true) as Node | undefined) : document.contents;
  if (!isMap(parent) && !isSeq(parent)) {
    const whole = path.slice(0, -1);
    return setIn(yaml, whole, typeof path.at(-1) === 'number' ? [value] : { [String(path.at(-1))]: value });
  }
  const last = parent.items.at(-1);
  if (parent.flow === true || last === undefined) {
    const now = parent.toJS(document) as Record<string, unknown> | unknown[];
    const next = Array.isArray(now) ? [...now, value] : { ...now, [String(path.at(-1))]: value };
    return replaceNode(yaml, parent, next);
  }
  const first = parent.items[0] as { key?: Node; range?: [number, number, number] };
  const start = isMap(parent) ? first.key!.range![0] : first.range![0];
  const column = isMap(parent)
    ? start - lineStart(yaml, start)
    : yaml.slice(lineStart(yaml, start), start).lastIndexOf('-');
  const lines = stringify(isMap(parent) ? { [String(path.at(-1))]: value } : [value], { lineWidth: 0 });
  const end = lineEnd(yaml, lastOffset(yaml, parent.range![1]));
  const glue = yaml.slice(0, end).endsWith('\n') ? '' : '\n';
  return spliced(yaml, end, end, `${glue}${indented(lines, column)}\n`);
}

/** The offset of the last character before `end` that is not white space. */
const lastOffset = (yaml: string, end: number) => Math.max(0, yaml.slice(0, end).trimEnd().length - 1);

/** Removes a field or an item with its lines, and the comments that are on them. */
function remove({ yaml, document }: Part, path: Path): string {
  const parent = path.length > 1 ? (document.getIn(path.slice(0, -1), true) as Node | undefined) : document.contents;
  if (!isMap(parent) && !isSeq(parent)) return yaml;
  const now = parent.toJS(document) as Record<string, unknown> | unknown[];
  const last = path.at(-1)!;
  const next = Array.isArray(now)
    ? now.filter((_, index) => index !== last)
    : Object.fromEntries(Object.entries(now).filter(([key]) => key !== String(last)));
  const index = isMap(parent)
    ? parent.items.findIndex(({ key }) => isScalar(key) && String(key.value) === String(last))
    : Number(last);
  const item = parent.items[index];
  if (item === undefined) return yaml;
  if (parent.flow === true || parent.items.length === 1) {
    return path.length === 1 ? yaml : replaceNode(yaml, parent, next);
  }
  const startOf = (at: number) => {
    const each = parent.items[at] as { key?: Node; range?: [number, number, number] };
    return lineStart(yaml, isMap(parent) ? each.key!.range![0] : each.range![0]);
  };
  const own = item as { key?: Node; value?: Node | null; range?: [number, number, number] };
  const range = (isMap(parent) ? (own.value?.range ?? own.key!.range!) : own.range)!;
  // The first field of a group in a list begins on the line of the dash, so the next field moves up to the dash.
  const from = isMap(parent) && index === 0 ? own.key!.range![0] : startOf(index);
  const to =
    index + 1 < parent.items.length && isMap(parent) && index === 0
      ? (parent.items[1] as { key: Node }).key.range![0]
      : lineEnd(yaml, lastOffset(yaml, range[1]));
  return spliced(yaml, from, to, '');
}

function setIn(yaml: string, path: Path, value: unknown): string {
  const part = read(yaml);
  if (value === undefined) return remove(part, path);
  const node = (path.length === 0 ? part.document.contents : part.document.getIn(path, true)) as Node | undefined;
  if (node === undefined || node === null) return add(part, path, value);
  const isSimple = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  if (isScalar(node) && isSimple && node.srcToken && !isAlias(node)) return setScalar(part, path, node, value);
  return replaceNode(yaml, node, value);
}

/** The text of a data file with these values changed; all other lines stay as they are, to the letter. */
export function edited(file: string, source: string, edits: readonly Edit[]): string {
  return edits.reduce((text, { path, value }) => {
    const { yaml, offset } = yamlPart(file, text);
    return text.slice(0, offset) + setIn(yaml, path, value) + text.slice(offset + yaml.length);
  }, source);
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The changes between two states of a form, field by field. A list whose length has changed is replaced as a whole,
 * unless items were only added at its end, or only one was removed.
 */
export function editsBetween(before: unknown, after: unknown, path: Path = []): Edit[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isGroup(before) && isGroup(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    return keys.flatMap((key) => editsBetween(before[key], after[key], [...path, key]));
  }
  if (Array.isArray(before) && Array.isArray(after)) {
    if (before.length === after.length) {
      return before.flatMap((item: unknown, index) => editsBetween(item, after[index], [...path, index]));
    }
    const isStart = (shorter: readonly unknown[], longer: readonly unknown[]) =>
      shorter.every((item, index) => JSON.stringify(item) === JSON.stringify(longer[index]));
    if (after.length > before.length && isStart(before, after)) {
      return after
        .slice(before.length)
        .map((value: unknown, index) => ({ path: [...path, before.length + index], value }));
    }
    const gone = before.findIndex((item, index) => JSON.stringify(item) !== JSON.stringify(after[index]));
    if (JSON.stringify(before.toSpliced(gone, 1)) === JSON.stringify(after))
      return [{ path: [...path, gone], value: undefined }];
  }
  return [{ path, value: after }];
}
