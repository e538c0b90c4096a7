import { check } from '#checks/check-content.ts';
import type { Content } from '#content/content.ts';
import { innerPart, partAt, type Part } from '#content/kinds.ts';
import type { Problem } from '#content/problem.ts';
import { exampleOf } from '#content/schema-error.ts';
import { mapTexts } from '#content/texts.ts';
import { edited } from '#content/yaml-edit.ts';
import { isWords } from './origins.ts';
import { readFiles, replaceFiles } from './stand-ins.ts';

/** What a page shows in place of a value that is still to be written: "…", or an example of a code or a number. */
const standIn = (part: Part | undefined): unknown =>
  mapTexts(exampleOf(part ?? {}), (text, path) => (isWords(path.reduce(innerPart, part) ?? {}) ? '…' : text));

/** The content with "…" for each text that is still to be written, unless it has other problems then. */
export function withDots(now: Content, unwritten: readonly Problem[]): Content | undefined {
  const files = readFiles();
  const kinds = new Map(now.kinds().flatMap((kind) => now.files(kind).map(({ file }) => [file, kind] as const)));
  const filled = unwritten.reduce((all, { place: { file, path = [] } }) => {
    const value = standIn(partAt(kinds.get(file)!, path));
    return { ...all, [file]: edited(file, all[file]!, [{ path, value }]) };
  }, files);
  replaceFiles(filled);
  const { content, problems } = check('');
  replaceFiles(files);
  return problems.length === 0 ? content : undefined;
}
