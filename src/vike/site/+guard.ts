import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import routes from '#generated/route-table.json';

const paths = new Set(routes.map(({ path }) => path));

export function guard({ urlPathname }: PageContextServer): void {
  if (!paths.has(urlPathname)) throw render(404);
}
