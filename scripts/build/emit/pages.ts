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

/** The data of every page. Each is made when it is asked for, because that of thousands of pages fills the memory. */
export function* makePages(context: Context): Generator<PageData> {
  for (const page of pagesOf(context.content)) yield dataOf(page, context);
}

/** The file with a page's data. */
export const pageFile = (page: PageData): EmittedFile => json(dataFile(page.path), page);

/** The data of the page at a path; undefined if there is no such page. */
export function pageAt(path: string, context: Context): PageData | undefined {
  const listed = pagesOf(context.content).find(({ route }) => route.path === path);
  return listed && dataOf(listed, context);
}
