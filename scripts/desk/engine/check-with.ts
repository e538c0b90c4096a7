import { check } from '#checks/check-content.ts';
import type { Content } from '#content/content.ts';
import { innerPart, isWords, partAt, type Part } from '#content/kinds.ts';
import type { Problem } from '#content/problem.ts';
import { exampleOf } from '#content/schema/schema-error.ts';
import { mapTexts } from '#content/text/texts.ts';
import { edited } from '#content/yaml/yaml-edit.ts';
import type { TextFile } from '../../codegen/write-files.ts';
import { readFiles, replaceFiles } from './memory-files.ts';

/** Checks the content as it would be with these files, and without those that have no text. */
export function checkWith(planned: readonly TextFile[]): ReturnType<typeof check> {
  const files = readFiles();
  const texts = { ...files, ...Object.fromEntries(planned.map(({ file, text }) => [file, text])) };
  replaceFiles(Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== '')));
  try {
    return check('');
  } finally {
    replaceFiles(files);
  }
}

/** What a page shows in place of a value that is still to be written: dots, or an example of a code or a number. */
const standIn = (part: Part = {}, dots: string): unknown =>
  mapTexts(exampleOf(part), (text, path) => (isWords(path.reduce(innerPart, part) ?? {}) ? dots : text));

/** Checks the content with dots for each text that is still to be written. */
export function checkWithDots(
  now: Content,
  textOf: (file: string) => string,
  unwritten: readonly Problem[],
): ReturnType<typeof checkWith> {
  const files = now.kinds().flatMap((kind) =>
    now.files(kind).map(({ file }) => {
      const paths = unwritten.flatMap(({ place }) => (place.file === file ? [place.path ?? []] : []));
      // No two the same, because two tiles or questions may not be.
      const edits = paths.map((path, index) => ({ path, value: standIn(partAt(kind, path), '…'.repeat(index + 1)) }));
      return { file, text: edited(file, textOf(file), edits) };
    }),
  );
  return checkWith(files);
}
