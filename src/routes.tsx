import { memo, type ComponentType } from 'react';
import { useLoaderData, type RouteObject } from 'react-router-dom';
import type { PageData, Site } from '#generated/pages.ts';
import { clientRoutes } from '#generated/routes.ts';
import { site } from '#generated/site.ts';
import ErrorScreen from '#pages/ErrorScreen.tsx';
import Layout from '#pages/Layout.tsx';

type Kind = PageData['kind'];
type PageOf<K extends Kind> = Extract<PageData, { kind: K }>;
type PageComponent<K extends Kind> = ComponentType<{ page: PageOf<K>; site: Site }>;
type Modules = { [K in Kind]: () => Promise<{ default: PageComponent<K> }> };

/** This client cannot show a page: the page or its code is gone, or belongs to another deploy. The server can. */
export class NeedsServer extends Error {}

/** Gets the data of the page at a path. */
export type LoadPage = (path: string) => Promise<PageData>;

/** The one place where a kind of route meets its page. */
const modules: Modules = {
  home: () => import('#pages/Home.tsx'),
  about: () => import('#pages/About.tsx'),
  locations: () => import('#pages/Locations.tsx'),
  contact: () => import('#pages/Contact.tsx'),
  thank: () => import('#pages/Thank.tsx'),
  privacy: () => import('#pages/Privacy.tsx'),
  service: () => import('#pages/Service.tsx'),
  area: () => import('#pages/Area.tsx'),
  'not-found': () => import('#pages/NotFound.tsx'),
};

async function component<K extends Kind>(kind: K) {
  const { default: Page } = await modules[kind]().catch((cause: unknown) => {
    throw new NeedsServer('The code of the page could not be loaded.', { cause });
  });
  // The router renders its routes anew with each of its steps, of which most change no page.
  const Shown = memo(Page) as ComponentType<{ page: PageOf<K>; site: Site }>;
  function RoutePage() {
    return <Shown page={useLoaderData() as PageOf<K>} site={site} />;
  }
  return { Component: RoutePage };
}

function pageRoute({ path, kind }: { path: string; kind: Kind }, load: LoadPage): RouteObject {
  return {
    id: path,
    path,
    lazy: () => component(kind),
    loader: ({ request }) => load(new URL(request.url).pathname),
  };
}

/** The table of the router. `/404` is known only where pages are rendered: a browser asks the server for it. */
export function createRoutes(load: LoadPage, where: 'browser' | 'render'): RouteObject[] {
  const pages = clientRoutes.map((route) => pageRoute(route, load));
  const notFound = where === 'render' ? [pageRoute({ path: '/404', kind: 'not-found' }, load)] : [];
  return [
    {
      element: <Layout site={site} />,
      errorElement: (
        <main id="main">
          <ErrorScreen site={site} />
        </main>
      ),
      children: [{ errorElement: <ErrorScreen site={site} />, children: [...pages, ...notFound] }],
    },
  ];
}
