import routes from '#generated/route-table.json';

export function onBeforePrerenderStart(): string[] {
  // Vike pre-renders /404 as its error page.
  return routes.map(({ path }) => path).filter((path) => path !== '/404');
}
