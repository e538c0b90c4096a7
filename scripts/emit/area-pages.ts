import type { Neighbourhood, NeighbourhoodWords } from '../../src/generated/entries.ts';
import type { Content, Entry } from '../content/content.ts';
import { areaVariables, fill, siteVariables } from '../content/fill.ts';
import { areaHead } from '../content/head.ts';
import { planOf } from '../illustration/scene-plan.ts';
import { areaScene } from '../illustration/scenes/area.ts';
import { nightScene } from '../illustration/scenes/night.ts';
import { baysOf, parapetAddress } from './art.ts';
import { sceneFacts, serviceCards, signFor } from './cards.ts';
import { homesOf } from './homes.ts';
import { nearestOf } from './nearest.ts';
import type { AreaPage, NearArea } from './page-types.ts';

function tilesOf({ coverage }: Neighbourhood, words: NeighbourhoodWords['coverage']): string[] {
  if (coverage.pattern === 'four') return [...coverage.names, ...words.genericTiles];
  return [...coverage.names, words.nearbyTile, ...(coverage.property ? [coverage.property] : [])];
}

/** The data of an area page, drawn when it is asked for: that of many thousand would not fit in memory. */
export interface AreaPageSource {
  path: string;
  draw: () => AreaPage;
}

/** The sources of every area page. */
export function areaPages(content: Content): AreaPageSource[] {
  const site = content.the('site').data;
  const groups = content.the('groups').data;
  const template = content.the('page-neighbourhood').data;
  const questions = content.named('faq', template.faq.list).data;
  const services = serviceCards(content, 'areaName');
  const areas = content.of('neighbourhood');
  const bySlug = new Map(areas.map((area) => [area.slug, area.data]));
  const nearest = nearestOf(areas);

  const near = (entry: Entry<Neighbourhood>): NearArea[] =>
    nearest(entry).map(({ slug, distance }) => {
      const area = bySlug.get(slug)!;
      const sign = signFor(area, groups);
      return { path: `/${slug}`, name: area.name, distance, ...(sign && { sign }) };
    });

  function pageOf(entry: Entry<Neighbourhood>): AreaPage {
    const { slug, data: area } = entry;
    const variables = { ...siteVariables(site), ...areaVariables(area) };
    const { homes, ...words } = fill(template, variables);
    const sign = signFor(area, groups);
    const facts = sceneFacts(entry, groups);
    return {
      kind: 'area',
      path: `/${slug}`,
      head: areaHead(area, template, site),
      area: {
        name: area.name,
        station: area.officialName ?? area.name,
        description: area.description,
        sky: planOf(facts).sky,
        ...(sign && { sign }),
      },
      words,
      services,
      tiles: tilesOf(area, template.coverage),
      homes: homesOf(facts, area, homes, near(entry), content),
      faq: fill(questions, variables),
      pictures: {
        hero: areaScene(facts),
        features: baysOf(words.community, sign?.code),
        parapet: parapetAddress,
        closing: nightScene(slug),
      },
    };
  }

  return areas.map((entry) => ({ path: `/${entry.slug}`, draw: () => pageOf(entry) }));
}
