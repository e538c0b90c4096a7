import type { Context, PageKind } from '../../../src/pages/page-kind.ts';
import { pagesOf } from '../../../src/pages/routes.ts';
import type { PageData, PageFacts } from '../../../src/pages/kinds.ts';
import { plain } from '../../content/typeset.ts';
import { dataFile, json, lazyJson, type EmittedFile } from './file.ts';

type Listed = ReturnType<typeof pagesOf>[number];

function factsOf({ route: { path }, definition, entry }: Listed, context: Context) {
  const { kind, noindex } = definition;
  const head = { ...plain(definition.head(entry, context.content)), ...(noindex && { noindex }) };
  return { kind, path, head, ...definition.data(entry, context) };
}

/**
 * The data of every page. If a kind draws its pictures later, its pages are made one at a time while writing, to save
 * memory.
 */
export function emitPages(context: Context): EmittedFile[] {
  const started = new Set<PageKind>();
  return pagesOf(context.content).map((page) => {
    const { definition, route } = page;
    // The first page of a kind is made at once, because this also draws the picture files that the kind shares.
    const isStreamed = definition.draw !== undefined && started.has(definition);
    started.add(definition);
    return isStreamed
      ? lazyJson(dataFile(route.path), () => factsOf(page, context))
      : json(dataFile(route.path), factsOf(page, context));
  });
}

/** The whole data of the page at a path, pictures included; undefined if there is no such page. */
export function pageAt(path: string, context: Context): PageData | undefined {
  const listed = pagesOf(context.content).find(({ route }) => route.path === path);
  if (listed === undefined) return undefined;
  const facts = factsOf(listed, context) as PageFacts;
  return (listed.definition.draw?.(facts, context.drawings) ?? facts) as PageData;
}
