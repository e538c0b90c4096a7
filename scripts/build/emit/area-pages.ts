import type { Neighbourhood, NeighbourhoodWords } from '../../../src/generated/entries.ts';
import type { Content, Entry } from '../../content/content.ts';
import { areaVariables, fill, headVariables, siteVariables } from '../../content/fill.ts';
import { areaHead } from '../../content/head.ts';
import type { SceneFacts } from '../../illustration/facts.ts';
import { sceneFacts, serviceCards, signFor } from './cards.ts';
import { dataFile, streamed, type EmittedFile } from './file.ts';
import { homesOf, type HomesFacts } from './homes.ts';
import { nearestOf } from './nearest.ts';
import type { AreaPage, NearArea } from './page-types.ts';

function tilesOf({ coverage }: Neighbourhood, words: NeighbourhoodWords['coverage']): string[] {
  if (coverage.pattern === 'four') return [...coverage.names, ...words.genericTiles];
  return [...coverage.names, words.nearbyTile, ...(coverage.property ? [coverage.property] : [])];
}

/** An area page without its pictures, and what they are drawn from: scripts/build/page-data. */
export interface AreaFacts extends Omit<AreaPage, 'area' | 'homes' | 'pictures'> {
  area: Omit<AreaPage['area'], 'sky'>;
  homes: HomesFacts;
  scene: SceneFacts;
}

/** The data of every area page, each made when it is written: that of many thousand would not fit in memory. */
export function areaFiles(content: Content): EmittedFile[] {
  const shared = siteVariables(content);
  const ofHeads = headVariables(content);
  const groups = content.single('groups').data;
  const template = content.single('page-neighbourhood').data;
  const questions = content.bySlug('faq', template.faq.list).data;
  const services = serviceCards(content, 'areaName');
  const durations = fill(content.bySlug('service', template.homes.times.service).data.durations, shared);
  const areas = content.all('neighbourhood');
  const bySlug = new Map(areas.map((area) => [area.slug, area.data]));
  const nearest = nearestOf(areas);

  const near = (entry: Entry<Neighbourhood>): NearArea[] =>
    nearest(entry).map(({ slug, distance }) => {
      const area = bySlug.get(slug)!;
      const sign = signFor(area, groups);
      return { path: `/${slug}`, name: area.name, distance, ...(sign && { sign }) };
    });

  function pageOf(entry: Entry<Neighbourhood>): AreaFacts {
    const { slug, data: area } = entry;
    const variables = { ...shared, ...areaVariables(area) };
    const { homes, ...words } = fill(template, variables);
    const sign = signFor(area, groups);
    return {
      kind: 'area',
      path: `/${slug}`,
      head: areaHead(area, template, ofHeads),
      area: {
        name: area.name,
        station: area.officialName ?? area.name,
        description: area.description,
        ...(sign && { sign }),
      },
      words,
      services,
      tiles: tilesOf(area, template.coverage),
      homes: homesOf(area, { words: homes, nearest: near(entry), durations }, content),
      faq: fill(questions, variables),
      scene: sceneFacts(entry, groups),
    };
  }

  return areas.map((entry) => streamed(dataFile(`/${entry.slug}`), () => pageOf(entry)));
}
