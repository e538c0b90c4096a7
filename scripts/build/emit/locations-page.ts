import type { Content } from '../../content/content.ts';
import { countVariables } from '../../content/facts.ts';
import { fill, fillText, headVariables, siteVariables, type Variables } from '../../content/fill.ts';
import { signOf } from '../../content/station.ts';
import { lineMap, onTheMap, phoneLineMap, type Station } from '../../illustration/scenes/line-map.ts';
import { featurePictures, nightAddress } from './art.ts';
import { areaGroups } from './cards.ts';
import { headOf } from './head-of.ts';
import type { LocationsPage, PostalSector } from './page-types.ts';

const mappedLines = ['ne', 'ew'] as const;

/** The stations of all areas on the lines that the diagram draws. */
function stationsOf(content: Content): Station[] {
  const groups = content.single('groups').data;
  return content.all('neighbourhood').flatMap(({ slug, data }) => {
    const group = groups.find(({ name }) => name === data.group);
    const sign = signOf(data, group);
    const line = mappedLines.find((name) => name === group?.code?.toLowerCase());
    if (sign === undefined || line === undefined) return [];
    return [{ path: `/${slug}`, name: data.name, line, number: sign.number }];
  });
}

/** How many areas the diagram shows and on which lines: an area on no line has a card, and no place here. */
function countsOf(stations: readonly Station[], content: Content): Variables {
  const shown = new Set<string>(stations.map(({ line }) => line));
  const lines = content
    .single('groups')
    .data.flatMap(({ code, line }) => (line !== undefined && shown.has(code?.toLowerCase() ?? '') ? [line] : []));
  return countVariables(stations.length, lines, content.single('site').data.language);
}

function mapOf(content: Content): LocationsPage['map'] {
  const stations = onTheMap(stationsOf(content));
  if (stations.length === 0) return undefined;
  const says = fillText(content.single('page-locations').data.map, {
    ...headVariables(content),
    ...countsOf(stations, content),
  });
  return { wide: lineMap({ stations, says }), phone: phoneLineMap({ stations, says }) };
}

function sectorsOf(content: Content): PostalSector[] {
  const names = new Map(content.all('neighbourhood').map(({ slug, data }) => [slug, data.name]));
  return content.single('postal-sectors').data.map(({ sector, nearest }) => ({
    sector,
    nearest: nearest.map(({ area, distance }) => ({ path: `/${area}`, name: names.get(area) ?? area, distance })),
  }));
}

/** The data of `/locations`: every area's card, the diagram of the lines, the postcodes. */
export function locationsPage(content: Content): LocationsPage {
  const words = content.single('page-locations').data;
  const variables = siteVariables(content);
  const map = mapOf(content);
  return {
    kind: 'locations',
    path: '/locations',
    head: headOf(words, headVariables(content)),
    words: fill(words, variables),
    groups: fill(areaGroups(content), variables),
    sectors: sectorsOf(content),
    ...(map && { map }),
    pictures: { features: featurePictures(words.why), closing: nightAddress('locations') },
  };
}
