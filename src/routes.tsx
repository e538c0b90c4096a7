import { createContext, use, type ComponentType } from 'react';
import { matchRoutes, useLoaderData, type RouteObject } from 'react-router-dom';
import type { PageData, PageOf, RouteKind } from '#pages/kinds.ts';
import type { Site } from '#content/site.ts';
import { components } from '#generated/components.ts';
import { clientRoutes } from '#generated/routes.ts';
import { site } from '#generated/site.ts';
import ErrorScreen from '#layout/ErrorScreen.tsx';
import Layout from '#layout/Layout.tsx';

type PageComponent<K extends RouteKind> = ComponentType<{ page: PageOf<K>; site: Site }>;
type Components = { [K in RouteKind]: () => Promise<{ default: PageComponent<K> }> };

const modules: Components = components;

/**
 * The error if this client cannot show a page, because the page or its code is gone or belongs to another deploy. The
 * page is then loaded from the server.
 */
export class NeedsServer extends Error {}

/** Gets the data of the page at a path. */
export type LoadPage = (path: string) => Promise<PageData>;

/** The facts on every page. The desk has those that are not saved yet. */
export const Facts = createContext<Site>(site);

async function component<K extends RouteKind>(kind: K) {
  const { default: Page } = await modules[kind]().catch((cause: unknown) => {
    throw new NeedsServer('The code of the page could not be loaded.', { cause });
  });
  function RoutePage() {
    const page = useLoaderData() as PageOf<K>;
    // With a key, another page of this kind has its own elements, also where others have changed those of this page.
    return <Page key={page.path} page={page} site={use(Facts)} />;
  }
  return { Component: RoutePage };
}

interface Route {
  path: string;
  kind: RouteKind;
}

function pageRoute({ path, kind }: Route, load: LoadPage): RouteObject {
  return {
    id: path,
    path,
    lazy: () => component(kind),
    loader: ({ request }) => load(new URL(request.url).pathname),
  };
}

/**
 * The router's table of routes. It contains `/404` only for rendering; a browser loads an unknown address from the
 * server.
 */
export function createRoutes(
  load: LoadPage,
  where: 'browser' | 'render',
  table: readonly Route[] = clientRoutes,
): RouteObject[] {
  const pages = table.map((route) => pageRoute(route, load));
  const notFound = where === 'render' ? [pageRoute({ path: '/404', kind: 'not-found' }, load)] : [];
  const failed = <Facts.Consumer>{(facts) => <ErrorScreen site={facts} />}</Facts.Consumer>;
  return [
    {
      element: <Facts.Consumer>{(facts) => <Layout site={facts} />}</Facts.Consumer>,
      errorElement: <main id="main">{failed}</main>,
      children: [{ errorElement: failed, children: [...pages, ...notFound] }],
    },
  ];
}

/** Loads the lazy parts of the routes of an address, so that they are there at the first render. */
export async function resolveMatched(routes: RouteObject[], address: string | Location): Promise<void> {
  await Promise.all(
    (matchRoutes(routes, address) ?? []).map(async ({ route }) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
}
