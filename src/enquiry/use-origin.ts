import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Site } from '#types/site.ts';
import { areaAt, cameFrom } from './came-from.ts';
import { fillIn } from './kept.ts';

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
