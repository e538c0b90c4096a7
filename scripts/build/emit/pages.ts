import type { Context } from '../../../src/pages/page-kind.ts';
import { pagesOf, type ListedPage } from '../../../src/pages/routes.ts';
import type { PageData } from '../../../src/pages/kinds.ts';
import { plain } from '../../content/typeset.ts';
import { dataFile, json, type EmittedFile } from './file.ts';

function dataOf({ route: { path }, definition, entry }: ListedPage, context: Context): PageData {
  const { kind, noindex } = definition;
  const head = { ...plain(definition.head(entry, context.content)), ...(noindex && { noindex }) };
  return { kind, path, head, ...definition.data(entry, context) } as PageData;
}

/** The data of every page. */
export const emitPages = (context: Context): EmittedFile[] =>
  pagesOf(context.content).map((page) => json(dataFile(page.route.path), dataOf(page, context)));

/** The data of the page at a path; undefined if there is no such page. */
export function pageAt(path: string, context: Context): PageData | undefined {
  const listed = pagesOf(context.content).find(({ route }) => route.path === path);
  return listed && dataOf(listed, context);
}
