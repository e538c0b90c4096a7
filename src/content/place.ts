import { isCollection, isMap, isPair, isScalar, LineCounter, parseDocument, type Document, type Node } from 'yaml';
import { memoizeLast } from './memoize.ts';
import { placeAt, startOf, type Place } from './problem.ts';
import { yamlPart, type YamlPart } from './yaml/split-file.ts';

/** The keys and indexes that lead to a value inside an entry. */
export type Path = readonly (string | number)[];

/** Whether a path is that of a value or leads into it. */
export const isInside = (path: Path, outer: Path) => outer.every((key, index) => key === path[index]);

/** A file of data and its text. */
export interface DataFile {
  /** Path from the project's folder, with forward slashes. */
  file: string;
  source: string;
  /** The rows of tables that parts of the data come from, by the names of the parts. */
  origins?: Readonly<Record<string, Place>>;
}

const lastDocument = memoizeLast<{ document: Document; offset: number }>();

/**
 * The YAML of an entry with its positions. Only the last one is kept: few entries have problems and need positions, and
 * the documents of 10,000 areas would fill the memory.
 */
const documentOf = ({ file, source }: DataFile) =>
  lastDocument([file, source], () => {
    const { yaml, offset } = yamlPart(file, source);
    return { document: parseDocument(yaml, { lineCounter: new LineCounter() }), offset };
  });

/** The source of a scalar as it was typed, without quotes: YAML reads 0160 as 160. */
export function scalarSource(entry: DataFile, path: Path): string {
  const node = documentOf(entry).document.getIn(path, true);
  return isScalar(node) ? (node.source ?? String(node.value)) : '';
}

/**
 * The place of a value, or of its key. If the path does not exist, the place of the parent. A figure of a table is in
 * its row.
 */
export function placeOf(entry: DataFile, path: Path, part: 'key' | 'value' = 'value'): Place {
  const origin = entry.origins?.[String(path[0])];
  if (origin !== undefined) return origin;
  const { document, offset } = documentOf(entry);
  const node = part === 'key' ? keyNode(document, path) : (document.getIn(path, true) as Node | null);
  const range = node?.range;
  if (!range) return path.length === 0 ? startOf(entry.file, entry.source) : placeOf(entry, path.slice(0, -1), part);
  return { ...placeAt(entry.file, entry.source, offset + range[0], range[1] - range[0]), path };
}

/** The path of the Markdown below the fields. */
export const bodyPath: Path = ['body'];

/** The place of a part of the Markdown below the fields. */
export const placeInBody = (
  { file, source, body }: DataFile & Pick<YamlPart, 'body'>,
  start: number,
  length: number,
): Place => ({ ...placeAt(file, source, source.length - body.length + start, length), path: bodyPath });

function keyNode(document: Document, path: Path): Node | null {
  const parent = path.length > 1 ? document.getIn(path.slice(0, -1), true) : document.contents;
  if (!isMap(parent)) return null;
  const pair = parent.items.find(
    (item) => isPair(item) && isScalar(item.key) && String(item.key.value) === String(path.at(-1)),
  );
  return (pair?.key as Node | undefined) ?? null;
}

/** The value at a path. */
export const valueAt = (entry: DataFile, path: Path): unknown => documentOf(entry).document.getIn(path);

/** How the fields of a group are written: in braces, or on lines with this indentation. */
export function mapAt(entry: DataFile, path: Path): { flow: boolean; indent: number } {
  const { document } = documentOf(entry);
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const first = isMap(map) ? map.items[0]?.key : undefined;
  if (path.length === 0 || !isMap(map) || !isScalar(first)) return { flow: false, indent: 0 };
  return { flow: map.flow === true, indent: placeOf(entry, [...path, String(first.value)], 'key').col - 1 };
}

/** Whether a value is inside braces or brackets: a list or group on one line. */
export function isInFlow(entry: DataFile, path: Path): boolean {
  const parent = documentOf(entry).document.getIn(path.slice(0, -1), true);
  return isCollection(parent) && parent.flow === true;
}

/** A part of a text. */
interface Part {
  text: string;
  start: number;
  length: number;
}

/** The place of words inside a value, if its first line contains them unchanged. */
export function wordsPlace(entry: DataFile, path: Path, { text, start, length }: Part): Place | undefined {
  const value = placeOf(entry, path);
  const words = text.slice(start, start + length);
  // Counts the same words before this part, to find the right ones in the line. Columns of the text cannot be used:
  // with quotes or several lines, they differ from columns of the line.
  const before = text.slice(0, start).split(words).length - 1;
  let at = value.col - 2;
  for (let count = 0; count <= before; count += 1) {
    at = value.text.indexOf(words, at + 1);
    if (at < 0) return undefined;
  }
  return { ...value, col: at + 1, length };
}
