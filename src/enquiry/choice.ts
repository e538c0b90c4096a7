import { filled } from '#components/Filled.tsx';
import type { Choices } from '#types/price-board.ts';

/** What the form fills in for a visitor's choice. */
export interface Choice {
  /** The name of the service in the list of the form; empty if none was chosen. */
  service: string;
  /** The first sentence of the enquiry. */
  message: string;
}

/**
 * The choice of a cell of the price board, such as "service.condo"; without one, the question of a visitor
 * whose postcode has no area near it. An unknown value is ignored. `otherService` is for homes that no service is for.
 */
export function choiceOf(
  value: string | undefined,
  search: string,
  { homes, services, message }: Choices,
  otherService: string,
  area: string | undefined,
): Choice | undefined {
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
