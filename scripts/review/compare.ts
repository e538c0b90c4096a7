import { align } from './align.ts';
import type { Page } from './pages.ts';
import { partsOf, type Parts, type Snippet } from './parts.ts';

/** Texts in one place that differ. */
export interface TextChange {
  removed: readonly string[];
  added: readonly string[];
}

/** A value of each side; a side without the page has none. */
export interface Sides<T> {
  before?: T | undefined;
  after?: T | undefined;
}

/** What differs on one page. */
export interface PageChange {
  path: string;
  status: 'changed' | 'added' | 'removed';
  sentences: readonly TextChange[];
  links: readonly TextChange[];
  data: readonly TextChange[];
  /** The tags that only one side has, with their attributes: the drawings, for instance. */
  markup: TextChange;
  /** The search result, if it changes. */
  snippet: Sides<Snippet>;
}

/** The texts that differ in two lists. */
export function textChanges(before: readonly string[], after: readonly string[]): TextChange[] {
  return align(before, after)
    .filter(({ isSame }) => !isSame)
    .map((run) => ({ removed: before.slice(...run.before), added: after.slice(...run.after) }))
    .flatMap(({ removed, added }) =>
      removed.length === added.length
        ? removed.map((text, index) => ({ removed: [text], added: [added[index]!] }))
        : [{ removed, added }],
    );
}

const tagsOf = (page: Page | undefined) => [...new Set(page?.normal.match(/<[^>]+>/g))];

function without(tags: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return tags.filter((tag) => !known.has(tag));
}

const nothing: Pick<Parts, 'sentences' | 'links' | 'data'> = { sentences: [], links: [], data: [] };

/** A value of each side that has the page. */
function sides<P, T>(before: P | undefined, after: P | undefined, valueOf: (page: P) => T): Sides<T> {
  return { ...(before && { before: valueOf(before) }), ...(after && { after: valueOf(after) }) };
}

function pageChange(path: string, before: Page | undefined, after: Page | undefined): PageChange {
  // Of a page that only one side has, only the main part is compared, because its menu and footer are not new.
  const where = before && after ? 'body' : 'main';
  const parts = sides(before, after, ({ html }) => partsOf(html, where));
  const [old, now] = [parts.before ?? nothing, parts.after ?? nothing];
  const isWhole = before !== undefined && after !== undefined;
  const [tagsBefore, tagsAfter] = [tagsOf(before), tagsOf(after)];
  const isSameSnippet = JSON.stringify(parts.before?.snippet) === JSON.stringify(parts.after?.snippet);
  return {
    path,
    status: isWhole ? 'changed' : before ? 'removed' : 'added',
    sentences: textChanges(old.sentences, now.sentences),
    links: isWhole ? textChanges(old.links, now.links) : [],
    data: isWhole ? textChanges(old.data, now.data) : [],
    markup: { removed: without(tagsBefore, tagsAfter), added: without(tagsAfter, tagsBefore) },
    snippet: isSameSnippet ? {} : sides(parts.before, parts.after, ({ snippet }) => snippet),
  };
}

/** The differences between two sites: one change for each page that differs for a visitor. */
export function comparePages(before: ReadonlyMap<string, Page>, after: ReadonlyMap<string, Page>): PageChange[] {
  const paths = [...new Set([...before.keys(), ...after.keys()])].toSorted();
  return paths
    .filter((path) => before.get(path)?.normal !== after.get(path)?.normal)
    .map((path) => pageChange(path, before.get(path), after.get(path)));
}

/** The data from which the comment on a pull request is made. */
export interface Summary {
  /** The commit that was compared with. */
  base: string;
  pages: { path: string; status: PageChange['status']; removed: number; added: number }[];
}

/** Each page that changes: how many sentences come and go. */
export function summaryOf(base: string, changes: readonly PageChange[]): Summary {
  const pages = changes.map(({ path, status, sentences }) => ({
    path,
    status,
    removed: sentences.flatMap(({ removed }) => removed).length,
    added: sentences.flatMap(({ added }) => added).length,
  }));
  return { base, pages };
}
