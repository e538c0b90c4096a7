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
