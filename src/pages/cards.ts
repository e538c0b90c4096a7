import type { Neighbourhood, Service } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { memoize } from '#content/memoize.ts';
import { fillText, siteVariables } from '#content/fill.ts';
import { stationCodeOf } from '#content/places/station.ts';
import type { SceneFacts } from '#drawings/index.ts';
import type { ServiceCard } from '#ui/sections/ServiceCards.tsx';
import type { Stop } from '#places/places.ts';
import type { Art } from './page-kind.ts';
import { pathOf } from '#content/links.ts';
import { serviceInOrder } from '#content/order.ts';

type Area = Entry<Neighbourhood>;

const groupOfArea = ({ data }: Area, content: Content) =>
  content.single('groups').data.find(({ name }) => name === data.group);

/** The sign of an area's station on the line of its group, if the group is a line. */
export function signFor(area: Area, content: Content): Stop['sign'] {
  const group = groupOfArea(area, content);
  const sign = stationCodeOf(area.data, group);
  if (sign === undefined || group?.code === undefined) return undefined;
  return { code: sign.code, line: group.code.toLowerCase(), lineName: group.line ?? group.heading };
}

/** The facts that a picture of an area is drawn from. */
export function sceneFacts(area: Area, content: Content): SceneFacts {
  const { slug, data } = area;
  const sign = stationCodeOf(data, groupOfArea(area, content));
  const drawing = content.pictures.get(data.scene.picture ?? '')?.source;
  return { slug, scene: data.scene, flats: data.housing?.flats ?? 0, sign, drawing };
}

/** An area as a stop, without its description. */
export function stopOf(area: Area, content: Content, art: Art): Stop {
  const { slug, data } = area;
  const sign = signFor(area, content);
  return {
    path: pathOf(slug),
    name: data.name,
    picture: art.stop(sceneFacts(area, content)),
    ...(sign && { sign }),
    ...(data.scene.ground !== undefined && { framed: true }),
  };
}

/**
 * The cards of the services: with their names and summaries, or, below the price board of an area, with their names there
 * and what is done.
 */
export const serviceCards = memoize((content: Content, art: Art, names: 'name' | 'areaName'): ServiceCard[] => {
  const variables = siteVariables(content);
  const list = new Intl.ListFormat(content.single('site').data.language, { type: 'unit' });
  const doneIn = ({ inclusions }: Service) => list.format(inclusions.items.map(({ name }) => name));
  return serviceInOrder(content).map(({ slug, data }) => ({
    path: pathOf(slug),
    name: fillText(data[names], variables),
    summary: fillText(names === 'name' ? data.summary : doneIn(data), variables),
    picture: art.vignette(data.picture),
  }));
});
