import type { PageData } from '#pages/kinds.ts';

/** The contents of a page's data file. */
export interface ShippedData {
  /** The code that the data was made for. */
  build: string;
  page: PageData;
}

/** The file below `src/generated` with the data of the page at a path. */
export const dataFile = (path: string) => `public${path === '/' ? '/index' : path}.json`;
