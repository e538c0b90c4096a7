import type { Faq, Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';
import { areaVariables, fill, fillText, headVariables, siteVariables } from '#content/fill.ts';
import { nearestOf, type Near } from '#content/places/nearest.ts';
import { memoize } from '#content/memoize.ts';
import { picturesFolder } from '#content/pictures.ts';
import type { FeaturePicture } from '#drawings/pictures.ts';
import { boardOf, choicesOf } from '#board/data.ts';
import { sceneFacts, serviceCards, signFor } from '../cards.ts';
import { filesOf } from '../made-from.ts';
import { readingOf } from '#places/data.ts';
import { pageKind, type Context, type Head } from '../page-kind.ts';
import { pathOf } from '#content/links.ts';
import { questionFiles, questionsOf } from '../questions.ts';
import { region, serviceOf } from '../structured-data.ts';
import { type NearArea, homesOf, sourcesLine } from '#homes/data.ts';
import { streetsOf } from '#block/data.ts';

/** The data that all area pages share. */
interface Shared {
  template: NeighbourhoodWords;
  questions: Faq;
  nearest: (area: Entry<Neighbourhood>) => Near[];
}

const sharedOf = memoize((content: Content): Shared => {
  const template = content.single('page-neighbourhood').data;
  return {
    template,
    questions: questionsOf(template.faq, content),
    nearest: nearestOf(content.all('neighbourhood')),
  };
});

function nearAreas(entry: Entry<Neighbourhood>, content: Content): NearArea[] {
  return sharedOf(content)
    .nearest(entry)
    .map(({ slug, distance }) => {
      const near = content.bySlug('neighbourhood', slug);
      const sign = signFor(near, content);
      return { path: pathOf(slug), name: near.data.name, distance, ...(sign && { sign }) };
    });
}

/** The title of the template, and a description: the sentence of the template, then the area's own sentence. */
function headOf({ data }: Entry<Neighbourhood>, content: Content): Head | undefined {
  const words = content.all('page-neighbourhood')[0]?.data;
  if (words === undefined) return undefined;
  const own = areaVariables(data, content.single('site').data.language);
  const fillHead = (text: string) => fillText(fillText(text, own), headVariables(content));
  return { title: fillHead(words.title), description: `${fillHead(words.description)} ${fillHead(data.description)}` };
}

/** A name that is not broken into two lines. */
const inOneLine = (name = '') => name.replaceAll(' ', '\u00A0');

/**
 * The feature pictures: shared files, except "local", which is drawn with the station's code if the area has a station.
 */
function featuresOf(
  features: NeighbourhoodWords['community']['features'],
  code: string | undefined,
  { art, drawings }: Pick<Context, 'art' | 'drawings'>,
): FeaturePicture[] {
  const shared = art.features(features);
  return features.map(({ picture: name }, place) =>
    name === 'local' && code !== undefined ? { drawing: drawings.bayScene({ name, place, code }) } : shared[place]!,
  );
}

/** The names on the eight tiles. */
const tilesOf = ({ pattern, names, property }: Neighbourhood['coverage'], words: NeighbourhoodWords['coverage']) =>
  pattern === 'four' ? [...names, ...words.genericTiles] : [...names, words.nearbyTile, property ?? words.propertyTile];

function areaData(entry: Entry<Neighbourhood>, { content, art, drawings }: Context) {
  const { slug, data } = entry;
  const { template, questions } = sharedOf(content);
  const own = areaVariables(data, content.single('site').data.language);
  const variables = { ...siteVariables(content), ...own, description: data.description };
  // The title of the page is also the name of its data for search engines, so its spaces stay as they are.
  const hero = fill(template.hero, variables);
  const unbroken = { ...variables, area: inOneLine(own['area']), station: inOneLine(own['station']) };
  const { homes, streets: streetWords, ...words } = { ...fill(template, unbroken), hero };
  const streets = data.streets && streetsOf(data.streets.list, streetWords);
  const sign = signFor(entry, content);
  const scene = sceneFacts(entry, content);
  const { plane: sky, words: textSide } = drawings.planOf(scene);
  const nearest = nearAreas(entry, content);
  const { name, officialName: station = name, paragraph } = data;
  return {
    area: { name, station, sky, textSide, ...(sign && { sign }) },
    words,
    board: boardOf(content, { area: slug, button: words.hero.button }),
    choices: choicesOf(content),
    // The sentence that only this area has.
    ...(paragraph !== undefined && { paragraph }),
    services: serviceCards(content, art, 'areaName'),
    ...(streets && { streets }),
    short: readingOf(content).short,
    tiles: tilesOf(data.coverage, template.coverage),
    homes: homesOf(data, { words: homes, nearest, sign: scene.sign, drawings }, content),
    nearest: { heading: homes.nearest, areas: nearest, sources: sourcesLine(data, homes, content) },
    faq: fill(questions, unbroken),
    pictures: {
      hero: drawings.areaScene(scene),
      features: featuresOf(template.community.features, sign?.code, { art, drawings }),
      closing: art.night(slug),
    },
  };
}

export const area = pageKind({
  kind: 'area',
  source: { entries: 'neighbourhood', pattern: '/:area' },
  styles: ['pill', 'hero', 'stationLine', 'board', 'cells', 'manyCells', 'boardHero', 'boardArea', 'field'],
  hasFold: true,
  head: headOf,
  headFields: { title: 'name', description: 'description' },
  data: areaData,
  madeFrom: ({ data, origins = {} }, content) => [
    ...new Set(Object.values(origins).map(({ file }) => file)),
    ...(data.scene.picture === undefined ? [] : [`${picturesFolder}/${data.scene.picture}.svg`]),
    ...filesOf(content, 'page-neighbourhood', 'price-board', 'groups', 'sources', 'service'),
    ...questionFiles(content.single('page-neighbourhood').data.faq, content),
  ],
  share: ({ words, area: { sign, sky }, pictures }) => ({
    heading: words.hero.title,
    ...(sign && { code: sign.code }),
    scene: { type: 'area', picture: pictures.hero, sky },
  }),
  structuredData: (page, site) => [
    serviceOf(
      page,
      page.words.hero.title,
      { '@type': 'Place', name: page.area.name, containedInPlace: region(site) },
      site,
    ),
  ],
  trail: ({ area: { name }, path }, navigation) => [
    { name: navigation.locations, path: '/locations' },
    { name, path },
  ],
});
