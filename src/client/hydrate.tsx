import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { site } from '#generated/site.ts';
import { createRoutes } from '../routes.tsx';
import { loadOrLeave } from './leave.ts';
import { showInDesk, whenEdited, whenSaved } from './live.ts';
import { forgetPages, loadShownPage, pageLoader, prefetchPage, replacePage } from './load-page.ts';
import { loadStyles } from './load-styles.ts';
import { lookAhead } from './look-ahead.ts';
import { pageOf } from './page-of.ts';

/** Loads the lazy parts of the matched routes, so that the first render equals the HTML. */
async function resolveMatched(routes: RouteObject[]): Promise<void> {
  const matches = matchRoutes(routes, location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}

/** Prefetches the data and the code of a page. */
function prefetcher(routes: RouteObject[]): (path: string) => void {
  return (path) => {
    prefetchPage(path);
    for (const { route } of matchRoutes(routes, path) ?? []) {
      if (typeof route.lazy === 'function') route.lazy().catch(() => undefined);
    }
  };
}

/** Prefetches the pages of links that the visitor is about to open, and on each page of links in view. */
function prefetchFor(router: ReturnType<typeof createBrowserRouter>, prefetch: (path: string) => void): void {
  for (const type of ['pointerover', 'pointerdown', 'focusin']) {
    addEventListener(
      type,
      ({ target }) => {
        const path = pageOf(target);
        if (path !== undefined) prefetch(path);
      },
      { passive: true },
    );
  }
  let stop = lookAhead(prefetch);
  let shown = location.pathname;
  router.subscribe(({ location: { pathname }, navigation }) => {
    if (navigation.state !== 'idle' || pathname === shown) return;
    shown = pathname;
    stop();
    stop = lookAhead(prefetch);
  });
}

type Router = ReturnType<typeof createBrowserRouter>;

function createRouter(routes: RouteObject[], loaderData: Record<string, unknown>): Router {
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData },
    dataStrategy: loadOrLeave(() => router.state.navigation.location ?? location),
  });
  return router;
}

const screen = (router: Router) => (
  <StrictMode>
    {/* Transitions of React would hold a navigation back for as long as a form is being sent. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>
);

/** In development: the open page takes content that is saved, or edited in the desk. */
function followContent(first: Router, root: Root, build: string): void {
  let router = first;
  let known = JSON.stringify(site);
  const tellDesk = () => {
    let { pathname } = location;
    showInDesk(pathname);
    router.subscribe(({ location: { pathname: next }, navigation }) => {
      if (navigation.state === 'idle' && next !== pathname) showInDesk((pathname = next));
    });
  };
  whenSaved(() => {
    forgetPages();
    void router.revalidate();
  });
  whenEdited(async ({ page, site: facts }) => {
    replacePage(page);
    const text = JSON.stringify(facts);
    if (text === known) return void router.revalidate();
    // The facts of every page are constants of its parts: they come with new ones.
    known = text;
    const routes = createRoutes(pageLoader(build), 'browser', facts);
    await resolveMatched(routes);
    router.dispose();
    router = createRouter(routes, { [page.path]: page });
    root.render(screen(router));
    tellDesk();
  });
  tellDesk();
}

/**
 * Hydrates the page in the document; `build` is the address of the client's entry. If this fails, or if the page no
 * longer exists on the server, the HTML keeps working: a reload would only load the same page again.
 */
export async function hydrate(build: string): Promise<void> {
  const routes = createRoutes(pageLoader(build), 'browser');
  const id = matchRoutes(routes, location)?.at(-1)?.route.id;
  const element = document.getElementById('root');
  if (id === undefined || element === null) return;
  const [page] = await Promise.all([loadShownPage(location.pathname), resolveMatched(routes), loadStyles()]);
  if (page === undefined) return;
  const router = createRouter(routes, { [id]: page });
  const root = hydrateRoot(element, screen(router));
  if (import.meta.env.DEV) followContent(router, root, build);
  // From now on pages open in place, so that none is prepared in vain.
  document.querySelector('script[type=speculationrules]')?.remove();
  prefetchFor(router, prefetcher(routes));
  document.documentElement.dataset['client'] = 'ready';
}
