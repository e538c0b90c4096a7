import { matchRoutes, type RouteObject } from 'react-router-dom';

/** Loads the lazy parts of the routes of an address, so that they are there at the first render. */
export async function resolveMatched(routes: RouteObject[], address: string | Location): Promise<void> {
  const matches = matchRoutes(routes, address) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
