import { clientRoutes } from '#generated/routes.ts';

/** The state that a link adds to the history entry of the page that it opens in place. */
const isLeft = (state: unknown): state is { from: string } =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/**
 * The path of the page of this site that a visitor came from: the area in the address, which the price board writes;
 * otherwise the path in the link's state; otherwise the referrer.
 */
export function cameFrom(state: unknown, search = ''): string | undefined {
  const area = new URLSearchParams(search).get('area');
  if (area !== null && /^[a-z0-9-]+$/.test(area)) return `/${area}`;
  if (isLeft(state)) return state.from;
  return document.referrer.startsWith(`${location.origin}/`) ? new URL(document.referrer).pathname : undefined;
}

/** The name of the area whose page has this path; undefined if it is not an area's, or if its data cannot be loaded. */
export async function areaAt(path: string): Promise<string | undefined> {
  if (clientRoutes.some((route) => route.path === path)) return undefined;
  try {
    const response = await fetch(`${path}.json`);
    const { page } = (await response.json()) as { page?: { area?: { name: string } } };
    return page?.area?.name;
  } catch {
    return undefined;
  }
}
