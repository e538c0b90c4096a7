import type { PageData } from '../../src/pages/kinds.ts';

/** A page's data as the browser gets it: with the address of the script that it was made for. */
export const pageJson = (page: PageData, build: string): string => JSON.stringify({ build, page });
