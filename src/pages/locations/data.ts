import type { LocationsWords } from '#generated/entries.ts';
import type { Content } from '#content/content.ts';
import { shownDate } from '#content/date.ts';
import { countVariables, type Variables } from '#content/facts.ts';
import { fill, fillText, headVariables, interfaceWords, siteVariables } from '#content/fill.ts';
import { sourcesOf } from '#content/sources.ts';
import { stationCodeOf } from '#content/station.ts';
import type { Station } from '#drawings/index.ts';
import type { ArtAddress, DrawnLineMap, FeaturePicture } from '#types/pictures.ts';
import type { Reading, Sector } from '#types/finder.ts';
import type { AreaGroup } from '#types/places.ts';
import { areaCard, areasByGroup } from '../cards.ts';
import { filesOf } from '../made-from.ts';
import { readingOf, sectorsOf } from './finder-index.ts';
import { headOf, type Art, type Drawings, type Page, type PageKind } from '../page-kind.ts';

export interface LocationsPage extends Page<'locations'> {
  words: LocationsWords;
  groups: readonly AreaGroup[];
  /** What the finder needs; undefined if it is not in use. */
  finder?: { sectors: readonly Sector[]; reading: Reading; index: string };
  /**
   * The sources of the figures on area pages, one sentence with a date for each, and the sentence that their licence
   * requires.
   */
  sources: readonly string[];
  /** The diagram of the lines, with a link at each station; undefined if no area is on a line. */
  map?: DrawnLineMap;
  pictures: { features: readonly FeaturePicture[]; closing: ArtAddress };
}

const mappedLines = ['ne', 'ew'] as const;

/** The stations of all areas on the lines that the diagram draws. */
function stationsOf(content: Content): Station[] {
  const groups = content.single('groups').data;
  return content.all('neighbourhood').flatMap(({ slug, data }) => {
    const group = groups.find(({ name }) => name === data.group);
    const sign = stationCodeOf(data, group);
    const line = mappedLines.find((name) => name === group?.code?.toLowerCase());
    if (sign === undefined || line === undefined) return [];
    return [{ path: `/${slug}`, name: data.name, line, number: sign.number }];
  });
}

/**
 * How many areas the diagram shows, and on which lines. An area without a line has a card, but is not in the diagram.
 */
function countsOf(stations: readonly Station[], content: Content): Variables {
  const shown = new Set<string>(stations.map(({ line }) => line));
  const lines = content
    .single('groups')
    .data.flatMap(({ code, line }) => (line !== undefined && shown.has(code?.toLowerCase() ?? '') ? [line] : []));
  return countVariables(stations.length, lines, content.single('site').data.language);
}

function mapOf(content: Content, art: Art, drawings: Drawings): LocationsPage['map'] {
  const stations = drawings.onTheMap(stationsOf(content));
  if (stations.length === 0) return undefined;
  const says = fillText(content.single('page-locations').data.map, {
    ...headVariables(content),
    ...countsOf(stations, content),
  });
  return {
    land: art.land(),
    wide: drawings.lineMap({ stations, says }),
    phone: drawings.phoneLineMap({ stations, says }),
  };
}

/** The cards of the areas by group. */
function groupsOf(content: Content, art: Art): AreaGroup[] {
  return areasByGroup(content).map(({ group, areas }) => ({
    name: group.name,
    heading: group.heading,
    ...(group.code && { line: group.code.toLowerCase() }),
    cards: areas.map((area) => areaCard(area, content, art)),
    ...(group.sign && { signCard: group.sign }),
  }));
}

/** The sources of the areas' figures, one sentence with a date for each, and the sentence that their licence requires. */
function sourceLines(content: Content): string[] {
  const { sources, licence } = content.single('sources').data;
  const { language } = content.single('site').data;
  const used = new Set(content.all('neighbourhood').flatMap(({ data }) => sourcesOf(data).map(({ name }) => name)));
  const dated = interfaceWords(content).areas.source;
  const lines = sources
    .filter(({ name }) => used.has(name))
    .map(({ text, asOf }) => fillText(dated, { source: text.replace(/\.$/, ''), date: shownDate(asOf, language) }));
  return lines.length > 0 && licence !== undefined ? [...lines, licence] : lines;
}

export const locations: PageKind<LocationsPage, 'page-locations'> = {
  kind: 'locations',
  source: { entry: 'page-locations', path: '/locations' },
  head: headOf,
  data: ({ data }, { content, art, drawings, finder }) => {
    const variables = siteVariables(content);
    const map = mapOf(content, art, drawings);
    return {
      words: fill(data, variables),
      groups: fill(groupsOf(content, art), variables),
      sources: sourceLines(content),
      ...(finder && { finder: { sectors: sectorsOf(content), reading: readingOf(content), index: finder } }),
      ...(map && { map }),
      pictures: { features: art.features(data.why.features), closing: art.night('locations') },
    };
  },
  madeFrom: (_entry, content) => [
    ...filesOf(content, 'neighbourhood', 'groups', 'sources'),
    ...[...(content.tables?.values() ?? [])].map(({ file }) => file),
  ],
  share: ({ words, pictures }) => ({
    heading: words.hero.title,
    scene: { type: 'night', picture: pictures.closing },
  }),
  trail: ({ path }, navigation) => [{ name: navigation.locations, path }],
};
