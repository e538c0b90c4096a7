import type { ThankWords } from '#generated/entries.ts';
import { fill, siteVariables } from '#content/fill.ts';
import type { Picture } from '#types/pictures.ts';
import { headOf, type Page, type PageKind } from '../page-kind.ts';

export interface ThankPage extends Page<'thank'> {
  words: ThankWords;
  pictures: { hero: Picture };
}

export const thank: PageKind<ThankPage, 'page-thank'> = {
  kind: 'thank',
  source: { entry: 'page-thank', path: '/thank' },
  noindex: true,
  head: headOf,
  data: ({ data }, { content, drawings }) => ({
    words: fill(data, siteVariables(content)),
    pictures: { hero: drawings.homeScene({ number: 'OK!', sky: 'noon' }) },
  }),
  share: ({ words, pictures }) => ({
    heading: words.hero.title,
    scene: { type: 'block', picture: pictures.hero },
  }),
};
