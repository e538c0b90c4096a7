import { fill, siteVariables } from '#content/fill.ts';
import { headOf, pageKind } from '../page-kind.ts';

/** A title without the company at its end: "Thanks" for "Thanks | Company". */
function withoutBrand(title: string, brand: string): string {
  return title.endsWith(brand) ? title.slice(0, -brand.length).replace(/[\s|:·–—-]+$/u, '') : title;
}

export const notFound = pageKind({
  kind: 'not-found',
  source: { entry: 'page-not-found', path: '/404' },
  styles: ['hero', 'heroText'],
  noindex: true,
  head: headOf,
  data: ({ data }, { content, drawings }) => ({
    words: fill(data, siteVariables(content)),
    pictures: { hero: drawings.homeScene({ number: '404', sky: 'dusk' }) },
  }),
  // The words of this page have no heading, so its title is used.
  share: ({ head, pictures }, brand) => ({
    heading: withoutBrand(head.title, brand),
    scene: { type: 'block', picture: pictures.hero },
  }),
});
