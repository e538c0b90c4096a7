import { useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { chosen, followService, subscribe, useChosen } from '#board/use-chosen.ts';
import type { BoardCell, Choices } from '#board/price-board.ts';
import type { Site } from '#content/site.ts';
import { serviceInText } from '#shared/fields.ts';
import { fillIn, keepForm, placeNow, restoreForm, setPlace } from './kept.ts';
import { controlOf } from './problems.ts';

type FormRef = RefObject<HTMLFormElement | null>;

/** The names of areas, by the paths of their pages. */
type AreaNames = Readonly<Record<string, string>>;

export interface SubjectProps {
  choices: Choices;
  site: Site;
  /** The area of the page, if any; otherwise the areas that the visitor may come from. */
  area?: string;
  areas?: AreaNames;
}

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

/**
 * Fills in the service of the button or of the page that the visitor came from. Returns the name of the area whose page
 * it was.
 */
function useArrival(form: FormRef, services: Site['services'], areas: AreaNames | undefined): string | undefined {
  // A link within the page changes the location, but not the page that the visitor came from.
  const arrival = useRef(useLocation());
  const [origin, setOrigin] = useState<string>();
  useLayoutEffect(() => {
    const from = cameFrom(arrival.current);
    const named = `/${arrival.current.hash.slice(1)}`;
    const service = services.find(({ path }) => path === named) ?? services.find(({ path }) => path === from);
    if (service && form.current) fillIn(form.current, service.enquiry);
    else if (from !== undefined) setOrigin(areas?.[from]);
  }, [form, services, areas]);
  return origin;
}

/** Keeps the choice of the visitor and the service one state. Returns the chosen cell. */
function useChoice(form: FormRef, { board }: Choices): BoardCell | undefined {
  const choice = useChosen(form);
  const cell = board.homes.flatMap(({ cells }) => cells).find(({ value }) => value === choice);
  const arrived = useRef<string>(undefined);
  useLayoutEffect(() => {
    arrived.current = chosen();
  }, []);
  useLayoutEffect(() => {
    if (form.current === null) return;
    // What the visitor came with is older than what was selected before this script ran.
    if (cell) fillIn(form.current, cell.service, choice !== arrived.current);
    followService(form.current, board);
  }, [form, choice, cell, board]);
  return cell;
}

/** The postcode or the place that a visitor of the finder comes with; empty if there is none. */
function placeIn(search: string): string {
  const query = new URLSearchParams(search);
  const text = query.get('postcode') ?? query.get('place') ?? '';
  // Anybody can make a link with other words, so it contains no more than a name.
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’#/-]{1,59}$/u.test(text) ? text : '';
}

/** The place of the enquiry, also that of the finder. Undefined in the HTML. */
function usePlace(): string | undefined {
  const { search } = useLocation();
  useLayoutEffect(() => {
    const place = placeIn(search);
    if (place !== '') setPlace(place);
  }, [search]);
  return useSyncExternalStore<string | undefined>(subscribe, placeNow, () => undefined);
}

/** Shows what the visitor typed into a form before, and keeps it when another page opens in place. */
function useKeptText(form: FormRef, isForAll: boolean): void {
  const { pathname } = useLocation();
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null) return;
    restoreForm(element, pathname, isForAll);
    return () => keepForm(element, pathname);
  }, [form, pathname, isForAll]);
}

/** The service that is selected, however it came about. */
function useService(form: FormRef): string {
  const [service, setService] = useState('');
  useLayoutEffect(() => {
    const readService = () => form.current && setService(controlOf(form.current, 'service')?.value ?? '');
    readService();
    return subscribe(readService);
  }, [form]);
  return service;
}

/**
 * What the enquiry in a form is about: its service, its place, the area whose page the form is on or the visitor came
 * from, and all in words. Fills the form before the browser paints, with what the HTML cannot contain, in this order:
 * what the visitor came with; the choice, which is newer; what the visitor typed before.
 */
export function useSubject(form: FormRef, { choices, site, area: ownArea, areas }: SubjectProps) {
  const origin = useArrival(form, site.services, areas);
  const place = usePlace();
  const cell = useChoice(form, choices);
  useKeptText(form, ownArea === undefined);
  const service = useService(form);
  const inText = serviceInText(service, site.enquiryServices, site.otherServiceInText);
  const area = ownArea ?? origin;
  const about = [cell ? `${cell.choice}, ${cell.line}` : inText, area].filter(Boolean).join(', ');
  return { service, place, area, about };
}
