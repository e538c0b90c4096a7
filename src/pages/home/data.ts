import { fill, siteVariables } from '#content/fill.ts';
import { boardOf } from '../price-board.ts';
import { areaCard, serviceCards } from '../cards.ts';
import { filesOf } from '../made-from.ts';
import { questionFiles, questionsOf } from '../questions.ts';
import { headOf, pageKind, type PageMadeBy } from '../page-kind.ts';
import { business } from '../structured-data.ts';
import { evidenceOf } from './evidence.ts';

export const home = pageKind({
  kind: 'home',
  source: { entry: 'page-home', path: '/' },
  styles: ['pill', 'hero', 'board', 'cells', 'manyCells', 'lighting', 'boardHero', 'boardHome', 'field', 'finderForm'],
  hasFold: true,
  head: headOf,
  data: ({ data }, { content, art, drawings }) => {
    const site = content.single('site').data;
    const variables = siteVariables(content);
    const board = boardOf(content, { button: data.hero.button });
    return {
      words: fill(data, variables),
      board,
      // Often empty.
      evidence: evidenceOf(content, new Date()),
      services: serviceCards(content, art, 'name'),
      areas: data.areas.featured.map((slug) => areaCard(content.bySlug('neighbourhood', slug), content, art)),
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
  madeFrom: ({ data: { areas, testimonials, faq } }, content) => [
    ...filesOf(content, 'price-board', 'service', 'page-locations'),
    ...areas.featured.map((slug) => content.bySlug('neighbourhood', slug).file),
    content.bySlug('testimonials', testimonials.list).file,
    ...questionFiles(faq, content),
  ],
  share: ({ words, pictures }) => ({
    heading: words.hero.title,
    scene: { type: 'block', picture: pictures.hero, disc: 'pale' },
  }),
  structuredData: (_page, site) => [business(site)],
});

export type HomePage = PageMadeBy<typeof home>;
