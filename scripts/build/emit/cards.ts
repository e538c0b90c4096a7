import type { Groups, Neighbourhood, Service } from '../../../src/generated/entries.ts';
import type { Content, Entry } from '../../content/content.ts';
import { fillText, siteVariables } from '../../content/fill.ts';
import { groupBy } from '../../content/group.ts';
import { signOf } from '../../content/station.ts';
import type { SceneFacts } from '../../illustration/facts.ts';
import { cardScene } from '../../illustration/scenes/card.ts';
import { artFile, vignetteAddress } from './art.ts';
import { addressOf, type EmittedFile } from './file.ts';
import type { AreaCard, AreaGroup, ServiceCard, Sign } from './page-types.ts';

type Group = Groups[number];
type Area = Entry<Neighbourhood>;

/** The sign of an area's station on the line of its group, if the group is a line. */
export function signFor(area: Neighbourhood, groups: readonly Group[]): Sign | undefined {
  const group = groups.find(({ name }) => name === area.group);
  const sign = signOf(area, group);
  if (sign === undefined || group?.code === undefined) return undefined;
  return { code: sign.code, line: group.code.toLowerCase(), lineName: group.line ?? group.heading };
}

/** What a picture of an area is drawn from. */
export function sceneFacts({ slug, data }: Area, groups: readonly Group[]): SceneFacts {
  const sign = signOf(
    data,
    groups.find(({ name }) => name === data.group),
  );
  return { slug, area: data, sign };
}

/** The pictures that were drawn for these groups. In development one area changes, and a thousand others do not. */
const drawn = new WeakMap<readonly Group[], WeakMap<Area, EmittedFile>>();

function cardFile(area: Area, groups: readonly Group[]): EmittedFile {
  const files = drawn.get(groups) ?? new WeakMap<Area, EmittedFile>();
  drawn.set(groups, files);
  const file = files.get(area) ?? artFile(`card-${area.slug}`, cardScene(sceneFacts(area, groups)));
  files.set(area, file);
  return file;
}

/** The picture on the card of every area. */
export function cardFiles(content: Content): EmittedFile[] {
  const groups = content.single('groups').data;
  return content.all('neighbourhood').map((area) => cardFile(area, groups));
}

export function areaCard(area: Area, groups: readonly Group[]): AreaCard {
  const { slug, data } = area;
  const sign = signFor(data, groups);
  const picture = addressOf(cardFile(area, groups));
  return { path: `/${slug}`, name: data.name, description: data.description, picture, ...(sign && { sign }) };
}

/** Stations in the order of the line, from the highest number; areas without a number by name. */
function inLineOrder(areas: readonly Area[], group: Group): Area[] {
  const number = (area: Area) => signOf(area.data, group)?.number ?? -1;
  return areas.toSorted((a, b) => number(b) - number(a) || a.data.name.localeCompare(b.data.name, 'en'));
}

/** The cards of the locations index by group, in the order of the page. A group without areas is left out. */
export function areaGroups(content: Content): AreaGroup[] {
  const groups = content.single('groups').data;
  const byGroup = groupBy(content.all('neighbourhood'), ({ data }) => data.group);
  return groups.flatMap((group) => {
    const areas = byGroup.get(group.name);
    if (areas === undefined) return [];
    return [
      {
        name: group.name,
        heading: group.heading,
        ...(group.code && { line: group.code.toLowerCase() }),
        cards: inLineOrder(areas, group).map((area) => areaCard(area, groups)),
        ...(group.sign && { sign: group.sign }),
      },
    ];
  });
}

export function serviceInOrder(content: Content): Entry<Service>[] {
  return content.all('service').toSorted((a, b) => a.data.order - b.data.order);
}

/** The cards of the services under their own names, or under those they have on area pages. */
export function serviceCards(content: Content, names: 'name' | 'areaName'): ServiceCard[] {
  const variables = siteVariables(content);
  return serviceInOrder(content).map(({ slug, data }) => ({
    path: `/${slug}`,
    name: fillText(data[names], variables),
    summary: fillText(data.summary, variables),
    picture: vignetteAddress(data.picture),
  }));
}
