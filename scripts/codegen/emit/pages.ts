import type { InterfaceWords } from '#generated/entries.ts';
import type { Content } from '#content/content.ts';
import { asset, addressOf, type EmittedFile } from './file.ts';
import { dataFile, type ShippedData } from '#render/page-data.ts';
import type { Context } from '#pages/page-kind.ts';
import { finderIndex } from '#places/data.ts';
import { listPages, type ListedPage } from '#pages/routes.ts';
import type { PageData } from '#pages/kinds.ts';
import { plain, typeset } from '#content/text/typeset.ts';
import type { Site } from '#content/site.ts';
import { fillText, interfaceWords, siteVariables, withFigures } from '#content/fill.ts';
import { imageOf } from '#content/images.ts';
import * as drawings from '#drawings/index.ts';
import { ArtFiles } from './art.ts';
import { siteFacts } from './site.ts';

/** What pages are made from, and the finder's index. `change` gives the content other texts. */
export function contextOf(
  asWritten: Content,
  change = (content: Content): Content => content,
): Context & { art: ArtFiles; files: readonly EmittedFile[] } {
  const content = change(typeset(withFigures(asWritten)));
  const file = asset('finder', 'index', 'json', JSON.stringify(finderIndex(content)));
  return { content, art: new ArtFiles(), drawings, finder: addressOf(file), files: [file] };
}

function pageData({ route: { path }, definition, entry }: ListedPage, context: Context): PageData {
  const { kind, noindex } = definition;
  const head = { ...plain(definition.head(entry, context.content)), ...(noindex && { noindex }) };
  const named = imageOf(entry);
  const picture = context.content.pictures.get(named?.name ?? '');
  const alt = fillText(named?.alt ?? '', siteVariables(context.content));
  const image = picture && { src: context.art.image(picture), alt };
  return { kind, path, head, image, ...definition.data(entry, context) } as PageData;
}

/** The data of every page. Each is made when it is asked for, because that of thousands of pages fills the memory. */
export function* makePages(context: Context): Generator<PageData> {
  for (const page of listPages(context.content)) yield pageData(page, context);
}

/** The file with a page's data. */
export const pageFile = (page: PageData, build: string): EmittedFile => ({
  path: dataFile(page.path),
  text: JSON.stringify({ build, page } satisfies ShippedData),
});

/** The data of the page at a path; undefined if there is no such page. */
export function pageAt(path: string, context: Context): PageData | undefined {
  const listed = listPages(context.content).find(({ route }) => route.path === path);
  return listed && pageData(listed, context);
}

/** The data of a page, and the facts and the words of the interface that are on every page. */
export interface Shown {
  page: PageData;
  site: Site;
  words: InterfaceWords;
}

/**
 * The page at a path and the files that it needs, from content as it is written; undefined if there is no such page. Makes
 * no other page.
 */
export function onePage(
  asWritten: Content,
  path: string,
  change?: (content: Content) => Content,
): (Shown & { files: readonly EmittedFile[] }) | undefined {
  const context = contextOf(asWritten, change);
  const { content, art } = context;
  const page = pageAt(path, context);
  const site = siteFacts(content.single('site').data, content, art);
  return page && { page, site, words: interfaceWords(content), files: [...art.files, ...context.files] };
}
