import type { Neighbourhood } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { shownDate } from '#content/date.ts';
import { fill, fillText, interfaceWords, siteVariables } from '#content/fill.ts';
import { sourcesOf } from '#content/sources.ts';
import { lineOfCode } from '#drawings/index.ts';
import type { AreaGroup, StreetLight } from '#places/places.ts';
import { areasByGroup } from '#content/order.ts';
import { stopOf } from '../cards.ts';
import { filesOf } from '../made-from.ts';
import { readingOf, sectorsOf } from '#places/data.ts';
import { headOf, type Art, pageKind } from '../page-kind.ts';

type Area = Entry<Neighbourhood>;

/**
 * The light at a place on a line, or in a group that is no line: morning in its east, evening in its west, and noon
 * between. Within a group whose areas are at one place, it is noon.
 */
function lightOn(line: readonly Area[]): (area: Area) => StreetLight {
  const longitudes = line.map(({ data }) => data.longitude);
  const [west, east] = [Math.min(...longitudes), Math.max(...longitudes)];
  return ({ data }) => {
    const share = (data.longitude - west) / (east - west);
    if (share > 0.75) return 'morning';
    return share < 0.25 ? 'dusk' : 'noon';
  };
}

/** The streets: the areas by group. */
function groupsOf(content: Content, art: Art): AreaGroup[] {
  const streets = areasByGroup(content);
  return streets.map(({ group: { name, heading, text, line, code, sign }, areas }) => {
    const letters = lineOfCode(code);
    const own = streets.filter(({ group }) => group.name === name || (line !== undefined && group.line === line));
    const light = lightOn(own.flatMap((street) => street.areas));
    return {
      name,
      heading,
      ...(text !== undefined && { text: fillText(text, { ...siteVariables(content), count: String(areas.length) }) }),
      ...(code !== undefined && { code, line: code.toLowerCase() }),
      stops: areas.map((area) => ({ ...stopOf(area, content, art), description: area.data.description })),
      light: [light(areas[0]!), light(areas.at(-1)!)],
      train: art.train(letters),
      ...(sign && { sign }),
    };
  });
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

export const locations = pageKind({
  kind: 'locations',
  source: { entry: 'page-locations', path: '/locations' },
  styles: ['pill', 'pageHead', 'finder', 'field', 'finderForm'],
  hasFold: true,
  head: headOf,
  data: ({ data }, { content, art, drawings, finder }) => {
    const variables = siteVariables(content);
    return {
      words: fill(data, variables),
      groups: fill(groupsOf(content, art), variables),
      sources: sourceLines(content),
      finder: { index: finder, reading: readingOf(content) },
      sectors: sectorsOf(content),
      doors: [drawings.scene('train/cat'), drawings.scene('train/broom')] as const,
      pictures: {
        estate: art.ride(content.single('site').data).wide,
        features: art.features(data.why.features),
        closing: art.night('locations'),
      },
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
});
