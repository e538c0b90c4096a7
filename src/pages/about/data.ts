import type { AboutWords } from '#generated/entries.ts';
import { fill, siteVariables } from '#content/fill.ts';
import { renderMarkdown } from '#content/markdown.ts';
import type { FeaturePicture, Picture } from '#types/pictures.ts';
import { headOf, type Page, type PageKind } from '../page-kind.ts';

export interface AboutPage extends Page<'about'> {
  words: AboutWords;
  founded: number;
  /** The story as HTML, made from Markdown in which HTML is switched off. */
  story: string;
  pictures: { hero: Picture; features: readonly FeaturePicture[] };
}

export const about: PageKind<AboutPage, 'page-about'> = {
  kind: 'about',
  source: { entry: 'page-about', path: '/about' },
  head: headOf,
  data: ({ data, body }, { content, art, drawings }) => {
    const site = content.single('site').data;
    const variables = siteVariables(content);
    return {
      words: fill(data, variables),
      founded: site.founded,
      story: renderMarkdown(body, site, variables),
      pictures: {
        hero: drawings.homeScene({ number: site.illustrationText.block, sky: 'morning' }),
        features: art.features(data.values.features),
      },
    };
  },
  share: ({ words, pictures }) => ({
    heading: words.hero.title,
    scene: { type: 'block', picture: pictures.hero },
  }),
  trail: ({ path }, navigation) => [{ name: navigation.about, path }],
};
