/** The name of an element from the path of a page. */
export const idOf = (path: string) => (path === '/' ? 'home' : path.slice(1).replaceAll('/', '-'));
