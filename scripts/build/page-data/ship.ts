import type { PageData } from '../emit/page-types.ts';

/** A page's data as the browser gets it: with the address of the script that it was made for. */
export const shipped = (page: PageData, build: string) => JSON.stringify({ build, page });
