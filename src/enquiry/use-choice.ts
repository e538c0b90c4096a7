import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { filled } from '#components/Filled.tsx';
import { chosen, useChosen } from '#components/use-chosen.ts';
import { clientRoutes } from '#generated/routes.ts';
import type { Choices } from '#types/price-board.ts';
import type { Site } from '#types/site.ts';
import { fillIn, type FilledIn } from './kept.ts';

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

/**
 * The choice of a cell of the price board, such as "service.condo"; without one, the question of a visitor
 * whose postcode has no area near it. An unknown value is ignored. `otherService` is for homes that no service is for.
 */
function choiceOf(
  value: string | undefined,
  search: string,
  { homes, services, message }: Choices,
  otherService: string,
  area: string | undefined,
): FilledIn | undefined {
  const [slug, id] = value?.split('.') ?? [];
  const service = services.find((one) => one.slug === slug);
  if (service === undefined) {
    const postcode = /^\d{2,6}$/.exec(new URLSearchParams(search).get('postcode') ?? '')?.[0];
    return postcode === undefined ? undefined : { service: '', message: `${filled(message.postcode, { postcode })}\n` };
  }
  const home = homes.find((one) => one.id === id);
  const sentence = home ? (area ? message.homeAndArea : message.home) : area ? message.area : message.plain;
  return {
    service: home?.other ? otherService : service.enquiry,
    message: `${filled(sentence, { what: service.asks, home: home?.message ?? '', area: area ?? '' })}\n`,
  };
}

/**
 * Fills the form with the visitor's choice: the service, and the first sentence of the message. Keeps text that the
 * visitor has typed. Returns the value of the chosen cell.
 */
export function useChoice(
  form: RefObject<HTMLFormElement | null>,
  choices: Choices,
  enquiryServices: readonly string[],
  area: string | undefined,
): string | undefined {
  const { search } = useLocation();
  const value = useChosen(form);
  const arrived = useRef<string>(undefined);
  useLayoutEffect(() => {
    arrived.current = chosen();
  }, []);
  // After the first render, before the browser paints: the HTML cannot contain the choice.
  useLayoutEffect(() => {
    const choice = choiceOf(value, search, choices, enquiryServices.at(-1) ?? '', area);
    if (!choice || !form.current) return;
    // What the visitor came with is older than what was typed before this script ran.
    fillIn(form.current, choice, value !== arrived.current);
    if (value !== arrived.current) arrived.current = undefined;
  }, [form, value, search, choices, enquiryServices, area]);
  return value;
}
