/** The path of a page's data file, below `src/generated`. */
export const dataFile = (path: string) => `pages${path === '/' ? '/index' : path}.json`;

/** The JSON of a page's data as the browser gets it. `build` is the address of the first script of the same build. */
export const builtJson = (page: string, build: string): string => `{"build":"${build}","page":${page}}`;

/** The path of the page whose data is at an address; undefined if the address is not that of data. */
export function pathOfData(address: string): string | undefined {
  if (address === '/index.json') return '/';
  return address.endsWith('.json') ? address.slice(0, -'.json'.length) : undefined;
}
