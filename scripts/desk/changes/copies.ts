import { copiedTexts, copyIn, copyLines, withCopyLines } from '#content/copied.ts';
import type { Part } from '#content/kinds.ts';
import type { Path } from '#content/place.ts';
import { valueIn } from '#content/texts.ts';
import { dataOf, isReadable } from './change.ts';
import type { Files } from './drafts.ts';

/** A copy in which the texts at these paths are confirmed. Its comments go when nothing is left to confirm. */
export function confirmed(file: string, text: string, schema: Part, files: Files, paths: readonly Path[] = []): string {
  const copy = copyIn(text);
  const original = files[copy?.original ?? ''];
  const areReadable = isReadable(file, text) && isReadable(file, original ?? '');
  if (copy === undefined || original === undefined || !areReadable) return text;
  const data = dataOf(file, text);
  const all = [...copy.confirmed, ...paths.map((path) => String(valueIn(data, path)))];
  const left = copiedTexts(schema, { ...copy, confirmed: all }, data, dataOf(copy.original, original));
  return withCopyLines(text, left.length > 0 ? copyLines(copy.original, all) : '');
}
