import type { Service } from '#generated/entries.ts';
import { fill, siteVariables } from '#content/fill.ts';
import { figureWords } from '#board/price-board.ts';
import { boardOf, withCapital, withService } from '#board/data.ts';
import { filesOf, pricedIn } from '../made-from.ts';
import { questionFiles, questionsOf } from '../questions.ts';
import { headOf, pageKind } from '../page-kind.ts';
import { region, serviceOf } from '../structured-data.ts';

/** The first duration. */
function durationOf({ durations: [first] = [] }: Service): string | undefined {
  if (first === undefined) return undefined;
  return `${withCapital(first.label)}: ${figureWords(first)}`;
}

export const service = pageKind({
  kind: 'service',
  source: { entries: 'service', compare: (one, other) => one.order - other.order },
  styles: ['hero', 'heroText', 'board', 'cells', 'boardOne', 'boardHero', 'boardService'],
  hasFold: true,
  head: headOf,
  data: ({ slug, data }, { content, art, drawings }) => {
    const variables = siteVariables(content);
    const number = content.single('site').data.illustrationText.block;
    const { intro, closing, ...words } = fill(data, variables);
    return {
      service: {
        ...words,
        intro: { ...intro, button: withService(intro.button, slug) },
        closing: { ...closing, button: withService(closing.button, slug) },
      },
      // A service without a board has an intro with figures.
      ...(data.priceBoard && { board: boardOf(content, { service: slug, button: data.intro.button }) }),
      testimonials: data.testimonials
        ? fill(content.bySlug('testimonials', data.testimonials.list).data, variables)
        : [],
      faq: fill(questionsOf(data.faq, content), variables),
      pictures: {
        hero: drawings.serviceScene({ name: data.picture, number }),
        block: {
          rooms: drawings.roomScenes(data.inclusions.items.map(({ picture }) => picture)),
          gable: drawings.gableScene(number),
          deck: drawings.deckScene(),
        },
        parapet: art.parapet(),
        closing: art.night(slug),
      },
    };
  },
  madeFrom: ({ data }, content) => {
    const lists = [
      ...questionFiles(data.faq, content),
      ...(data.testimonials ? [content.bySlug('testimonials', data.testimonials.list).file] : []),
    ];
    return [...filesOf(content, 'price-board'), ...lists, ...pricedIn(lists, content)];
  },
  share: (page) => {
    const duration = durationOf(page.service);
    return {
      heading: page.service.hero.title,
      ...(duration !== undefined && { duration }),
      scene: { type: 'service', picture: page.pictures.hero },
    };
  },
  structuredData: (page, site) => [serviceOf(page, page.service.name, region(site), site)],
  trail: ({ service: { navName }, path }) => [{ name: navName, path }],
});
