import type { Content } from '#content/content.ts';
import { innerPart, partAt, type Part } from '#content/kinds.ts';
import type { Problem } from '#content/problem.ts';
import { exampleOf } from '#content/schema-error.ts';
import { mapTexts } from '#content/texts.ts';
import { edited } from '#content/yaml-edit.ts';
import { checkWith } from './check-with.ts';
import { isWords } from './origins.ts';

/** What a page shows in place of a value that is still to be written: "…", or an example of a code or a number. */
const standIn = (part: Part = {}): unknown =>
  mapTexts(exampleOf(part), (text, path) => (isWords(path.reduce(innerPart, part) ?? {}) ? '…' : text));

/** The content with "…" for each text that is still to be written, unless it has other problems then. */
export function withDots(
  now: Content,
  textOf: (file: string) => string,
  unwritten: readonly Problem[],
): Content | undefined {
  const files = now.kinds().flatMap((kind) =>
    now.files(kind).map(({ file }) => {
      const paths = unwritten.flatMap(({ place }) => (place.file === file ? [place.path ?? []] : []));
      return {
        file,
        text: edited(
          file,
          textOf(file),
          paths.map((path) => ({ path, value: standIn(partAt(kind, path)) })),
        ),
      };
    }),
  );
  const { content, problems } = checkWith(files);
  return problems.length === 0 ? content : undefined;
}
