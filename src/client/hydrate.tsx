import { StrictMode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom';
import { allStyles } from '#generated/later-styles.ts';
import { createRoutes, resolveMatched } from '../routes.tsx';
import { addLink } from './add-link.ts';
import { carryOver, repeat } from './carry-over.ts';
import { allowForeignChanges } from './foreign-changes.ts';
import { loadOrLeave } from './leave.ts';
import { whenSaved } from './live.ts';
import { forgetPages, loadShown, loadPage, prefetchPage } from './load-page.ts';
import { lookAhead } from './look-ahead.ts';
import { openInPlace } from './open-in-place.ts';
import { pageOf } from './page-of.ts';

type Router = ReturnType<typeof createBrowserRouter>;

/** Prefetches the pages of links that the visitor is about to follow and, on each page, of the links in view. */
function prefetchFor(router: Router, routes: RouteObject[]): void {
  function prefetch(path: string): void {
    prefetchPage(path);
    resolveMatched(routes, path).catch(() => undefined);
  }
  function prefetchLink({ target }: Event): void {
    const path = pageOf(target);
    if (path !== undefined) prefetch(path);
  }
  for (const type of ['pointerover', 'pointerdown', 'focusin']) addEventListener(type, prefetchLink, { passive: true });
  // The pages of links in view are not prefetched while a page loads.
  let stop = lookAhead(prefetch);
  router.subscribe(({ navigation }) => {
    stop();
    if (navigation.state === 'idle') stop = lookAhead(prefetch);
  });
}

/** The site. `onShown` is called in the first commit, before the browser paints. */
function Site({ router, onShown }: { router: Router; onShown: () => void }) {
  useLayoutEffect(onShown, [onShown]);
  // With React's transitions, a navigation would wait while a form is being sent.
  return <RouterProvider router={router} useTransitions={false} />;
}

/**
 * Hydrates the page in the document. If this fails, also because the page no longer exists on the server, the HTML keeps
 * working. The page is not reloaded, because that would only load the same HTML again.
 */
export async function hydrate(presses: HTMLButtonElement[]): Promise<void> {
  const routes = createRoutes(loadPage, 'browser');
  const id = matchRoutes(routes, location)?.at(-1)?.route.id;
  const element = document.getElementById('root');
  if (id === undefined || element === null) return;
  const [page] = await Promise.all([
    loadShown(location.pathname),
    resolveMatched(routes, location),
    // The next page may be of another kind than the one in the document. In development, all styles are in the page.
    import.meta.env.DEV || addLink('stylesheet', allStyles),
  ]);
  const router = createBrowserRouter(routes, {
    hydrationData: { loaderData: { [id]: page } },
    dataStrategy: loadOrLeave(() => router.state.navigation.location ?? location),
  });
  allowForeignChanges();
  // At once. Otherwise React would do it within the next event, such as a press on a field: if it makes this field anew,
  // the press is lost, and what is typed next goes to the field before.
  const site = (
    <StrictMode>
      <Site router={router} onShown={carryOver(element, presses)} />
    </StrictMode>
  );
  flushSync(() => hydrateRoot(element, site));
  if (import.meta.env.DEV) {
    whenSaved(() => {
      forgetPages();
      void router.revalidate();
    });
  }
  // From now on pages open in place.
  openInPlace(router);
  prefetchFor(router, routes);
  document.documentElement.dataset['client'] = 'ready';
  repeat(presses);
}
