import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { filled } from '#components/Filled.tsx';
import { chosen, useChosen } from '#components/use-chosen.ts';
import type { Choices } from '#types/price-board.ts';
import { fillIn, type FilledIn } from './kept.ts';

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
