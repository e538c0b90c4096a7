import { isCollection, isMap, isSeq, parseDocument, visit, YAMLMap, YAMLSeq, type Document } from 'yaml';
import type { Path } from '../place.ts';
import { yamlPart } from './split-file.ts';

/** A value that an editor changed in the form; `undefined` removes it. */
export interface Edit {
  path: Path;
  value: unknown;
}

/** The document as Prettier formats it: no line is wrapped, and braces have spaces inside, but brackets have none. */
function prettyLines(document: Document): string[] {
  visit(document, {
    Collection(_, node) {
      const { toString } = isMap(node) ? YAMLMap.prototype : YAMLSeq.prototype;
      const flowCollectionPadding = isMap(node) ? ' ' : '';
      node.toString = (context, ...rest) =>
        toString.call(node, context && { ...context, flowCollectionPadding }, ...rest);
    },
  });
  return document.toString({ lineWidth: 0 }).trimEnd().split('\n');
}

function setValue(document: Document, path: Path, value: unknown): void {
  const [around, key] = [path.slice(0, -1), path.at(-1)];
  if (key !== undefined && around.length > 0 && !isCollection(document.getIn(around, true))) {
    return setValue(document, around, typeof key === 'number' ? [value] : { [key]: value });
  }
  const old = document.getIn(path, true);
  const node = document.createNode(value);
  // A group or a list that replaces something else stays on its line.
  if (isCollection(node) && old) node.flow = !isCollection(old) || old.flow === true;
  // Items that a list keeps bring their comments along, and so does the list itself.
  if (isSeq(node) && isSeq(old)) {
    const known = new Map(old.items.map((item) => [JSON.stringify(item), item]));
    node.items = node.items.map((item) => known.get(JSON.stringify(item)) ?? item);
    node.commentBefore = old.commentBefore ?? null;
  }
  // A text keeps its quotes, if it can have them, and its comment.
  document.setIn(path, isCollection(node) ? node : value);
}

/** Changes the lines of a value. All others stay as they are, unless a text has several lines without being a block. */
function withValue(yaml: string, path: Path, value: unknown): string {
  const document = parseDocument(yaml);
  const before = prettyLines(document);
  if (value !== undefined) setValue(document, path, value);
  else if (document.hasIn(path)) document.deleteIn(path);
  const after = prettyLines(document);
  const lines = yaml.split('\n');
  if (lines.length !== before.length) return after.join('\n');
  const changed = after.findIndex((line, index) => line !== before[index]);
  const start = changed < 0 ? after.length : changed;
  const room = Math.min(before.length, after.length) - start;
  let end = 0;
  while (end < room && after.at(-1 - end) === before.at(-1 - end)) end += 1;
  return [...lines.slice(0, start), ...after.slice(start, after.length - end), ...lines.slice(lines.length - end)].join(
    '\n',
  );
}

/** The text of a data file with these values changed; all other lines, and the ends of lines, stay as they are. */
export function edited(file: string, source: string, edits: readonly Edit[]): string {
  if (edits.length === 0) return source;
  const next = edits.reduce(
    (text, { path, value }) => {
      const { yaml, offset } = yamlPart(file, text);
      // Front matter begins with the end of its first line. The comments at the beginning are about the whole file.
      const start = offset + /^(?:\s*\n)?(?:#.*\n)*/.exec(yaml)![0].length;
      const end = Math.max(start, offset + yaml.trimEnd().length);
      return text.slice(0, start) + withValue(text.slice(start, end), path, value) + (text.slice(end) || '\n');
    },
    source.replaceAll('\r\n', '\n'),
  );
  return source.includes('\r\n') ? next.replaceAll('\n', '\r\n') : next;
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
