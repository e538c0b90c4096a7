import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { filled } from '#components/filled-text.ts';
import { chosen, followService, useChosen } from '#components/use-chosen.ts';
import { clientRoutes } from '#generated/routes.ts';
import type { Choices } from '#types/price-board.ts';
import type { Site } from '#types/site.ts';
import { fillIn } from './kept.ts';

/**
 * The path of the page of this site that a visitor came from: the area in the address, which the price board writes;
 * otherwise the path in the state of the link that opened the page in place; otherwise the referrer.
 */
function cameFrom({ search, state }: Location<{ from?: string } | null>): string | undefined {
  const area = new URLSearchParams(search).get('area') ?? '';
  if (/^[a-z0-9-]+$/.test(area)) return `/${area}`;
  if (state?.from !== undefined) return state.from;
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

/** The first sentence of a visitor who comes from the finder: the postcode or the place. An unknown value is ignored. */
function sentenceFor(search: string, { postcode, place }: Choices): string | undefined {
  const query = new URLSearchParams(search);
  const code = /^\d{2,10}$/.exec(query.get('postcode') ?? '')?.[0];
  if (code !== undefined) return `${filled(postcode, { postcode: code })}\n`;
  // Anybody can make a link with other words, so it contains no more than a name.
  const name = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’#/-]{1,59}$/u.exec(query.get('place') ?? '')?.[0];
  return name === undefined ? undefined : `${filled(place, { place: name })}\n`;
}

/**
 * Fills the form with what the HTML cannot contain, before the browser paints: the service of the visitor's choice or of
 * the page that the visitor came from, and the place that the visitor typed into the finder. Keeps what the visitor has
 * typed or selected. Returns the name of the area whose page the form is on, or the visitor came from.
 */
export function useChoice(
  form: RefObject<HTMLFormElement | null>,
  choices: Choices,
  services: Site['services'],
  ownArea: string | undefined,
): string | undefined {
  const location = useLocation();
  // A link within the page changes the location, but not the page that the visitor came from.
  const arrival = useRef(location);
  const [origin, setOrigin] = useState<string>();
  const value = useChosen(form);
  const arrived = useRef<string>(undefined);
  useLayoutEffect(() => {
    arrived.current = chosen();
    const from = cameFrom(arrival.current);
    const service = services.find(({ path }) => path === from);
    if (service && form.current) fillIn(form.current, { service: service.enquiry });
    else if (from !== undefined) void areaAt(from).then(setOrigin);
  }, [form, services]);
  useLayoutEffect(() => {
    if (form.current === null) return;
    const cell = choices.board.homes.flatMap(({ cells }) => cells).find((one) => one.value === value);
    const message = sentenceFor(location.search, choices);
    // What the visitor came with is older than what was selected before this script ran.
    const isNewer = value !== arrived.current;
    fillIn(
      form.current,
      { ...(cell && { service: cell.service }), ...(message !== undefined && { message }) },
      isNewer,
    );
    followService(form.current, choices.board);
  }, [form, value, location.search, choices]);
  return ownArea ?? origin;
}
