import type { Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';
import type { Here, ServiceCard } from '#types/places.ts';
import { leadOf } from './lead.ts';

type LeadWords = NeighbourhoodWords['here']['leads']['flats'];

/** The first section of an area page: the area's own sentences, and its most important topic. */
export function hereOf(area: Neighbourhood, words: NeighbourhoodWords['here'], services: readonly ServiceCard[]): Here {
  const { heading, text, figure, service }: LeadWords = words.leads[leadOf(area)];
  const own = services.find(({ path }) => path === `/${service}`);
  return {
    heading,
    text,
    ...(area.paragraph !== undefined && { paragraph: area.paragraph }),
    // In an area without flats, the figure would be a large 0 that only repeats the sentences.
    ...(figure && area.housing?.flats !== 0 && { figure }),
    ...(own && { service: { path: own.path, name: own.name } }),
  };
}

/** The services, beginning with the one that matters most in an area. */
export function inOrderOf(here: Here, services: readonly ServiceCard[]): ServiceCard[] {
  const isFirst = ({ path }: ServiceCard) => Number(path === here.service?.path);
  return services.toSorted((a, b) => isFirst(b) - isFirst(a));
}
