import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { createRoutes } from '../routes.tsx';
import { pageLoader } from './load-page.ts';

/** Resolves what the matched routes load lazily, so that the first render equals the HTML. */
async function resolveMatched(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/**
 * Takes over the page that stands in the document, for the client whose entry stands at `build`. The HTML goes on
 * working if any of this fails.
 */
export async function hydrate(build: string): Promise<void> {
  const load = pageLoader(build);
  const routes = createRoutes(load, 'browser');
  const id = matchRoutes(routes, location)?.at(-1)?.route.id;
  const root = document.getElementById('root');
  if (id === undefined || root === null) return;
  const [page] = await Promise.all([load(location.pathname), resolveMatched(routes)]);
  const router = createBrowserRouter(routes, { hydrationData: { loaderData: { [id]: page } } });
  hydrateRoot(
    root,
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  );
  document.documentElement.dataset['client'] = 'ready';
}
