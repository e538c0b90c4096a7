import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { Site } from '#types/site.ts';
import { areaAt, cameFrom } from './came-from.ts';

/**
 * Chooses the service whose page a visitor came from, unless one is chosen; the answer is the area whose page it was.
 * The HTML knows nothing of it, so that all happens after the first render.
 */
export function useOrigin(form: RefObject<HTMLFormElement | null>, services: Site['services']): string | undefined {
  const { state } = useLocation() as { state: unknown };
  // A link within the page changes the state, and not where its visitor came from.
  const arrival = useRef(state);
  const [area, setArea] = useState<string>();

  // Before the browser paints: a form that opens in place never shows the placeholder.
  useLayoutEffect(() => {
    const from = cameFrom(arrival.current);
    const choice = form.current?.elements.namedItem('service') as HTMLSelectElement;
    const service = services.find(({ path }) => path === from);
    if (service && choice.value === '') choice.value = service.enquiry;
  }, [form, services]);

  useEffect(() => {
    let isGone = false;
    const from = cameFrom(arrival.current);
    if (from !== undefined) void areaAt(from).then((name) => isGone || setArea(name));
    return () => {
      isGone = true;
    };
  }, []);
  return area;
}
