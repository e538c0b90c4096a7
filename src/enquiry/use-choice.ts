import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { chosen, followService, useChosen } from '#board/use-chosen.ts';
import { clientRoutes } from '#generated/routes.ts';
import type { BoardCell, Choices } from '#board/price-board.ts';
import type { Site } from '#content/site.ts';
import { fillIn, setPlace } from './kept.ts';

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

/** The postcode or the place that a visitor of the finder comes with; empty if there is none. */
function placeIn(search: string): string {
  const query = new URLSearchParams(search);
  const text = query.get('postcode') ?? query.get('place') ?? '';
  // Anybody can make a link with other words, so it contains no more than a name.
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’#/-]{1,59}$/u.test(text) ? text : '';
}

/**
 * Fills the form with what the HTML cannot contain, before the browser paints: the service of the visitor's choice, or
 * that of the button or the page that the visitor came from, and the place of the finder. Keeps what the visitor has
 * selected. Returns the chosen cell, and the name of the area whose page the form is on, or the visitor came from.
 */
export function useChoice(
  form: RefObject<HTMLFormElement | null>,
  choices: Choices,
  services: Site['services'],
  ownArea: string | undefined,
): { cell: BoardCell | undefined; area: string | undefined } {
  const location = useLocation();
  // A link within the page changes the location, but not the page that the visitor came from.
  const arrival = useRef(location);
  const [origin, setOrigin] = useState<string>();
  const choice = useChosen(form);
  const cell = choices.board.homes.flatMap(({ cells }) => cells).find(({ value }) => value === choice);
  const arrived = useRef<string>(undefined);
  useLayoutEffect(() => {
    arrived.current = chosen();
    const from = cameFrom(arrival.current);
    const named = `/${arrival.current.hash.slice(1)}`;
    const service = services.find(({ path }) => path === named) ?? services.find(({ path }) => path === from);
    if (service && form.current) fillIn(form.current, service.enquiry);
    else if (from !== undefined) void areaAt(from).then(setOrigin);
  }, [form, services]);
  useLayoutEffect(() => {
    const place = placeIn(location.search);
    if (place !== '') setPlace(place);
  }, [location.search]);
  useLayoutEffect(() => {
    if (form.current === null) return;
    // What the visitor came with is older than what was selected before this script ran.
    if (cell) fillIn(form.current, cell.service, choice !== arrived.current);
    followService(form.current, choices.board);
  }, [form, choice, cell, choices]);
  return { cell, area: ownArea ?? origin };
}
