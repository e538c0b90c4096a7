import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import type { PageChange, Sides } from './compare.ts';
import type { Page } from './pages.ts';

const compress = promisify(brotliCompress);

/** A page that changes, with the size of its HTML as it is sent: compressed with brotli. */
export interface SizedChange extends PageChange {
  bytes: Sides<number>;
}

async function sizeOf(page: Page | undefined): Promise<number | undefined> {
  return page && (await compress(page.html)).length;
}

/** Adds the sizes of both sides. */
export function withSizes(
  changes: readonly PageChange[],
  pages: { before: ReadonlyMap<string, Page>; after: ReadonlyMap<string, Page> },
): Promise<SizedChange[]> {
  return Promise.all(
    changes.map(async (change) => {
      const sizes = [pages.before, pages.after].map((side) => sizeOf(side.get(change.path)));
      const [before, after] = await Promise.all(sizes);
      return { ...change, bytes: { ...(before && { before }), ...(after && { after }) } };
    }),
  );
}

/** The data from which the comment on a pull request is made. */
export interface Summary {
  /** The commit that was compared with. */
  base: string;
  pages: { path: string; status: SizedChange['status']; removed: number; added: number; bytes: number }[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Each page that changes: how many sentences come and go, and how many bytes more its HTML has. */
export function summaryOf(base: string, changes: readonly SizedChange[]): Summary {
  const pages = changes.map(({ path, status, sentences, bytes: { before = 0, after = 0 } }) => ({
    path,
    status,
    removed: sum(sentences.map(({ removed }) => removed.length)),
    added: sum(sentences.map(({ added }) => added.length)),
    bytes: after - before,
  }));
  return { base, pages };
}
