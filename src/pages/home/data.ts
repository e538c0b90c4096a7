import { fill, siteVariables } from '#content/fill.ts';
import type { AreaGroup } from '#places/places.ts';
import { boardOf } from '#board/data.ts';
import { areasByGroup } from '#content/order.ts';
import { serviceCards, stopOf } from '../cards.ts';
import { readingOf } from '#places/data.ts';
import { filesOf } from '../made-from.ts';
import { questionFiles, questionsOf } from '../questions.ts';
import { headOf, pageKind } from '../page-kind.ts';
import { business } from '../structured-data.ts';
import { evidenceOf } from './evidence.ts';

export const home = pageKind({
  kind: 'home',
  source: { entry: 'page-home', path: '/' },
  styles: ['hero', 'board', 'cells', 'manyCells', 'lighting', 'boardHero', 'boardHome'],
  hasFold: true,
  head: headOf,
  data: ({ data }, { content, art, drawings, finder }) => {
    const site = content.single('site').data;
    const { postcode, ride } = content.single('page-locations').data;
    // The street has the stations of the lines, however many other areas there are.
    const groups = areasByGroup(content);
    const lines = groups.filter(({ group }) => group.code !== undefined);
    const areas = (lines.length > 0 ? lines : groups).flatMap((group) => group.areas);
    const variables = siteVariables(content);
    const words = fill(data, variables);
    const board = boardOf(content, { button: data.hero.button });
    return {
      words,
      board,
      // Often empty.
      evidence: evidenceOf(content, new Date()),
      services: serviceCards(content, art, 'name'),
      near: {
        street: {
          name: 'areas',
          heading: words.areas.heading,
          ...(words.areas.lead !== undefined && { text: words.areas.lead }),
          stops: areas.map((area) => stopOf(area, content, art)),
          light: ['morning', 'dusk'],
          train: art.train(),
        } satisfies AreaGroup,
        finder: { index: finder, reading: readingOf(content) },
        words: fill({ postcode, ride }, variables),
      },
      testimonials: fill(content.bySlug('testimonials', data.testimonials.list).data, variables),
      faq: fill(questionsOf(data.faq, content), variables),
      pictures: {
        hero: drawings.homeScene({ number: site.illustrationText.block, signs: board.homes }),
        features: art.features(data.why.features),
        ride: art.ride(site),
        parapet: art.parapet(),
        closing: art.night('home'),
      },
    };
  },
  madeFrom: ({ data: { testimonials, faq } }, content) => [
    ...filesOf(content, 'price-board', 'service', 'page-locations', 'neighbourhood'),
    content.bySlug('testimonials', testimonials.list).file,
    ...questionFiles(faq, content),
  ],
  share: ({ words, pictures }) => ({
    heading: words.hero.title,
    scene: { type: 'block', picture: pictures.hero, disc: 'pale' },
  }),
  structuredData: (_page, site) => [business(site)],
});
