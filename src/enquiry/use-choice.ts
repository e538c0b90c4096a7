import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { filled } from '#components/Filled.tsx';
import { chosen, useChosen } from '#components/use-chosen.ts';
import { clientRoutes } from '#generated/routes.ts';
import type { Choices } from '#types/price-board.ts';
import type { Site } from '#types/site.ts';
import { fillIn, type FilledIn } from './kept.ts';

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

/**
 * The service and the first sentence for a chosen cell of the price board; without one, the question of a visitor
 * whose postcode has no area near it. An unknown value is ignored.
 */
function choiceOf(
  value: string | undefined,
  search: string,
  { board, postcode, place }: Choices,
  area: string | undefined,
): Partial<FilledIn> | undefined {
  const cell = board.homes.flatMap(({ cells }) => cells).find((one) => one.value === value);
  if (cell) {
    const sentence = area === undefined ? cell.sentence : filled(cell.inArea, { area });
    return { service: cell.service, message: `${sentence}\n` };
  }
  const query = new URLSearchParams(search);
  const code = /^\d{2,10}$/.exec(query.get('postcode') ?? '')?.[0];
  if (code !== undefined) return { message: `${filled(postcode, { postcode: code })}\n` };
  // Anybody can make a link with other words, so it contains no more than a name.
  const name = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’#/-]{1,59}$/u.exec(query.get('place') ?? '')?.[0];
  return name === undefined ? undefined : { message: `${filled(place, { place: name })}\n` };
}

/**
 * Fills the form with what the HTML cannot contain, before the browser paints: the service whose page the visitor came
 * from, or the service and the first sentence of the visitor's choice. Keeps what the visitor has typed or selected.
 * Returns the value of the chosen cell, and the name of the area whose page the form is on, or the visitor came from.
 */
export function useChoice(
  form: RefObject<HTMLFormElement | null>,
  choices: Choices,
  services: Site['services'],
  ownArea: string | undefined,
): { value: string | undefined; area: string | undefined } {
  const location = useLocation();
  // A link within the page changes the location, but not the page that the visitor came from.
  const arrival = useRef(location);
  const [origin, setOrigin] = useState<string>();
  const area = ownArea ?? origin;
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
    const choice = choiceOf(value, location.search, choices, area);
    // What the visitor came with is older than what was typed before this script ran.
    if (choice && form.current) fillIn(form.current, choice, value !== arrived.current);
  }, [form, value, location.search, choices, area]);
  return { value, area };
}
