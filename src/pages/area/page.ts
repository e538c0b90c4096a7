import type { Faq, Neighbourhood, NeighbourhoodWords } from '#generated/entries.ts';
import type { Content, Entry } from '#scripts/content/content.ts';
import { areaVariables, fill, fillText, headVariables, siteVariables } from '#scripts/content/fill.ts';
import { nearestOf, type Near } from '#scripts/content/nearest.ts';
import { memoize } from '#scripts/content/memoize.ts';
import { picturesFolder } from '#scripts/content/pictures.ts';
import type { SceneFacts } from '#scripts/illustration/index.ts';
import type { Choices, PriceBoard } from '#types/price-board.ts';
import type { ArtAddress, FeaturePicture, Picture, Sky } from '#types/pictures.ts';
import type { Homes, NearArea, ServiceCard, Sign, Streets } from '#types/places.ts';
import { areaBoard, choicesOf } from '../price-board.ts';
import { sceneFacts, serviceCards, signFor } from '../cards.ts';
import { filesOf } from '../made-from.ts';
import type { Context, Drawings, Head, Page, PageKind } from '../page-kind.ts';
import { region, serviceOf } from '../structured-data.ts';
import { drawHomes } from './draw-homes.ts';
import { homesOf, type HomesFacts } from './homes.ts';
import { streetsOf, tilesOf } from './streets.ts';

export interface AreaPage extends Page<'area'> {
  area: { name: string; station: string; description: string; sky: Sky; textSide: 'left' | 'right'; sign?: Sign };
  words: Omit<NeighbourhoodWords, 'homes' | 'streets'>;
  board: PriceBoard;
  choices: Choices;
  /** The sentence that only this area has. */
  paragraph?: string;
  streets?: Streets;
  services: readonly ServiceCard[];
  tiles: ReturnType<typeof tilesOf>;
  homes: Homes;
  faq: Faq;
  pictures: { hero: Picture; features: readonly FeaturePicture[]; closing: ArtAddress };
}

/**
 * The data of an area page before its own pictures are drawn. The pictures of many thousand pages would not fit in
 * memory.
 */
export interface AreaFacts extends Omit<AreaPage, 'area' | 'homes' | 'pictures'> {
  area: Omit<AreaPage['area'], 'sky' | 'textSide'>;
  homes: HomesFacts;
  pictures: Omit<AreaPage['pictures'], 'hero'>;
  scene: SceneFacts;
}

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
    questions: content.bySlug('faq', template.faq.list).data,
    nearest: nearestOf(content.all('neighbourhood')),
  };
});

function nearAreas(entry: Entry<Neighbourhood>, content: Content): NearArea[] {
  return sharedOf(content)
    .nearest(entry)
    .map(({ slug, distance }) => {
      const { data } = content.bySlug('neighbourhood', slug);
      const sign = signFor(data, content.single('groups').data);
      return { path: `/${slug}`, name: data.name, distance, ...(sign && { sign }) };
    });
}

/** The title of the template, and a description: the sentence of the template, then the area's own sentence. */
function headOf({ data }: Entry<Neighbourhood>, content: Content): Head | undefined {
  const words = content.all('page-neighbourhood')[0]?.data;
  if (words === undefined) return undefined;
  const own = areaVariables(data, content.single('site').data.language);
  // Filled twice, because joining both sets of values takes far longer, and there may be thousands of areas.
  const filled = (text: string) => fillText(fillText(text, own), headVariables(content));
  return { title: filled(words.title), description: `${filled(words.description)} ${filled(data.description)}` };
}

/** A name that is not broken into two lines. */
const inOneLine = (name = '') => name.replaceAll(' ', '\u00A0');

function factsOf(entry: Entry<Neighbourhood>, { content, art }: Context): Omit<AreaFacts, keyof Page> {
  const { slug, data } = entry;
  const { template, questions } = sharedOf(content);
  const own = areaVariables(data, content.single('site').data.language);
  const variables = { ...siteVariables(content), ...own, description: data.description };
  // The title of the page is also the name of its data for search engines, so its spaces stay as they are.
  const hero = fill(template.hero, variables);
  const unbroken = { ...variables, area: inOneLine(own['area']), station: inOneLine(own['station']) };
  const { homes, streets: streetWords, ...words } = { ...fill(template, unbroken), hero };
  const streets = data.streets && streetsOf(data.streets.list, streetWords);
  const sign = signFor(data, content.single('groups').data);
  const { name, officialName: station = name, description, paragraph } = data;
  return {
    area: { name, station, description, ...(sign && { sign }) },
    words,
    board: areaBoard(content, slug, words.hero.button?.text),
    choices: choicesOf(content),
    ...(paragraph !== undefined && { paragraph }),
    services: serviceCards(content, art, 'areaName'),
    ...(streets && { streets }),
    tiles: tilesOf(data, template.coverage, streets),
    homes: homesOf(data, { words: homes, nearest: nearAreas(entry, content) }, content),
    faq: fill(questions, unbroken),
    pictures: {
      features: art.features(template.community.features),
      closing: art.night(slug),
    },
    scene: sceneFacts(entry, content),
  };
}

/**
 * The feature pictures: shared files, except "local", which is drawn with the station's code if the area has a station.
 */
function featuresOf({ words, pictures, area }: AreaFacts, { bayScene }: Drawings): FeaturePicture[] {
  const code = area.sign?.code;
  return words.community.features.map(({ picture: name }, place) =>
    name === 'local' && code !== undefined ? { drawing: bayScene({ name, place, code }) } : pictures.features[place]!,
  );
}

function draw(facts: AreaFacts, drawings: Drawings): AreaPage {
  const { scene, ...page } = facts;
  const { plane: sky, words: textSide } = drawings.planOf(scene);
  return {
    ...page,
    area: { ...page.area, sky, textSide },
    homes: drawHomes(page.homes, scene.sign, drawings),
    pictures: { hero: drawings.areaScene(scene), ...page.pictures, features: featuresOf(facts, drawings) },
  };
}

export const area: PageKind<AreaPage, 'neighbourhood', AreaFacts> = {
  kind: 'area',
  source: { entries: 'neighbourhood', pattern: '/:area' },
  head: headOf,
  headFields: { title: 'name', description: 'description' },
  data: factsOf,
  draw,
  madeFrom: ({ data, origins = {} }, content) => [
    ...new Set(Object.values(origins).map(({ file }) => file)),
    ...(data.scene.picture === undefined ? [] : [`${picturesFolder}/${data.scene.picture}.svg`]),
    ...filesOf(content, 'page-neighbourhood', 'price-board', 'groups', 'sources', 'service'),
    content.bySlug('faq', content.single('page-neighbourhood').data.faq.list).file,
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
    { name: navigation.home, path: '/' },
    { name: navigation.locations, path: '/locations' },
    { name, path },
  ],
};
