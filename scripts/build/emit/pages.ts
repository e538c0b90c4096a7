import type { Context, PageKind } from '../../../src/pages/page-kind.ts';
import { pagesOf } from '../../../src/pages/routes.ts';
import { dataFile, json, streamed, type EmittedFile } from './file.ts';

type Listed = ReturnType<typeof pagesOf>[number];

function factsOf({ route: { path }, definition, entry }: Listed, context: Context) {
  const { kind, noindex } = definition;
  const head = { ...definition.head(entry, context.content), ...(noindex && { noindex }) };
  return { kind, path, head, ...definition.data(entry, context) };
}

/** The data of every page. Those whose pictures are drawn later may be many thousand: each is made when it is written. */
export function emitPages(context: Context): EmittedFile[] {
  const started = new Set<PageKind>();
  return pagesOf(context.content).map((page) => {
    const { definition, route } = page;
    // The first is always made now: the files that it shares with the others of its kind are drawn with it.
    const isLater = definition.draw !== undefined && started.has(definition);
    started.add(definition);
    return isLater
      ? streamed(dataFile(route.path), () => factsOf(page, context))
      : json(dataFile(route.path), factsOf(page, context));
  });
}
