import type { Content, Entry } from '#content/content.ts';
import { itemsOf } from '#content/text/facts.ts';
import { imageOf } from '#content/images.ts';
import type { Kind, Kinds } from '#content/kinds.ts';
import type { PageKind } from './page-kind.ts';

/** The files of all entries of some kinds. */
export const filesOf = (content: Content, ...kinds: Kind[]): string[] =>
  kinds.flatMap((kind) => content.all(kind).map(({ file }) => file));

/** The files whose prices, durations or promises appear in some files. */
export function pricedIn(files: readonly string[], content: Content): string[] {
  const texts = content.entries().filter(({ file }) => files.includes(file));
  return itemsOf(content).flatMap(({ name, entry }) =>
    texts.some(({ source }) => source.includes(`{${name}}`)) ? [entry.file] : [],
  );
}

interface Page {
  definition: PageKind;
  entry: Entry<Kinds[Kind]>;
}

/** The other files whose words and figures are in the main part of a page. */
export const madeFrom = ({ definition, entry }: Page, content: Content): string[] => [
  ...pricedIn([entry.file], content),
  ...[imageOf(entry)?.path ?? []].flat(),
  ...(definition.madeFrom?.(entry, content) ?? []),
];
