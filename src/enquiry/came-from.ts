import { clientRoutes } from '#generated/routes.ts';
import type { PageData } from '#pages/kinds.ts';

/** What a link leaves in the state of the page that it opens in place. */
const isLeft = (state: unknown): state is { from: string } =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/** The path of the page of this site from which a visitor came: as the link left it, else as the browser says. */
export function cameFrom(state: unknown): string | undefined {
  if (isLeft(state)) return state.from;
  return document.referrer.startsWith(`${location.origin}/`) ? new URL(document.referrer).pathname : undefined;
}

/** The name of the area whose page stands at a path. It is worth a look, and nothing is lost where there is none. */
export async function areaAt(path: string): Promise<string | undefined> {
  if (clientRoutes.some((route) => route.path === path)) return undefined;
  try {
    const response = await fetch(`${path}.json`);
    const { page } = (await response.json()) as { page?: PageData };
    return page?.kind === 'area' ? page.area.name : undefined;
  } catch {
    return undefined;
  }
}
