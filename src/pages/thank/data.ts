import { fill, siteVariables } from '#content/fill.ts';
import { headOf, pageKind } from '../page-kind.ts';

export const thank = pageKind({
  kind: 'thank',
  source: { entry: 'page-thank', path: '/thank' },
  styles: ['hero', 'heroText', 'panel', 'nextBox'],
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
});
