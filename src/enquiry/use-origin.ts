import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { clientRoutes } from '#generated/routes.ts';
import type { Site } from '#types/site.ts';
import { fillIn } from './kept.ts';

/** The state that a link adds to the history entry of the page that it opens in place. */
const isLeft = (state: unknown): state is { from: string } =>
  typeof state === 'object' && state !== null && 'from' in state && typeof state.from === 'string';

/**
 * The path of the page of this site that a visitor came from: the area in the address, which the price board writes;
 * otherwise the path in the link's state; otherwise the referrer.
 */
function cameFrom(state: unknown, search = ''): string | undefined {
  const area = new URLSearchParams(search).get('area');
  if (area !== null && /^[a-z0-9-]+$/.test(area)) return `/${area}`;
  if (isLeft(state)) return state.from;
  return document.referrer.startsWith(`${location.origin}/`) ? new URL(document.referrer).pathname : undefined;
}

/** The name of the area whose page has this path; undefined if it is not an area's, or if its data cannot be loaded. */
async function areaAt(path: string): Promise<string | undefined> {
  if (clientRoutes.some((route) => route.path === path)) return undefined;
  try {
    const response = await fetch(`${path}.json`);
    const { page } = (await response.json()) as { page?: { area?: { name: string } } };
    return page?.area?.name;
  } catch {
    return undefined;
  }
}

/**
 * Selects the service whose page the visitor came from, unless a service is already selected. Returns the name of the
 * area whose page the visitor came from. The HTML cannot contain either, so this happens after the first render.
 */
export function useOrigin(form: RefObject<HTMLFormElement | null>, services: Site['services']): string | undefined {
  const { state, search } = useLocation() as { state: unknown; search: string };
  // A link within the page changes the state, but not the page that the visitor came from.
  const arrival = useRef({ state, search });
  const [area, setArea] = useState<string>();

  // Runs before the browser paints, so that a form that opens in place never shows the placeholder.
  useLayoutEffect(() => {
    const from = cameFrom(arrival.current.state);
    const service = services.find(({ path }) => path === from);
    if (service && form.current) fillIn(form.current, { service: service.enquiry });
  }, [form, services]);

  useEffect(() => {
    let isGone = false;
    const from = cameFrom(arrival.current.state, arrival.current.search);
    if (from !== undefined) void areaAt(from).then((name) => isGone || setArea(name));
    return () => {
      isGone = true;
    };
  }, []);
  return area;
}
