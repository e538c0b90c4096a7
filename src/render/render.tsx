import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { PageData } from '#pages/kinds.ts';
import { createRoutes } from '../routes.tsx';
import { htmlDocument } from './document.ts';

/** The pages that are being rendered, by path. */
const pages = new Map<string, PageData>();
const handler = createStaticHandler(createRoutes((path) => Promise.resolve(pages.get(path)!), 'render'));
// The first page resolves the lazy parts of these routes; later pages use the same table.
const { dataRoutes } = handler;

/** The whole HTML of a page without scripts. */
export async function renderPage(page: PageData): Promise<string> {
  const { path } = page;
  pages.set(path, page);
  const context = await handler.query(new Request(`http://localhost${path}`));
  pages.delete(path);
  if (context instanceof Response) throw new Error(`The page ${path} answers with a redirect.`);
  const failure = Object.values(context.errors ?? {})[0];
  if (failure !== undefined) throw failure;
  const router = createStaticRouter(dataRoutes, context);
  const body = renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
  return htmlDocument(page, body);
}
