import { fill, siteVariables } from '#content/fill.ts';
import { renderMarkdown } from '#content/text/markdown.ts';
import { headOf, pageKind } from '../page-kind.ts';

export const about = pageKind({
  kind: 'about',
  source: { entry: 'page-about', path: '/about' },
  styles: ['hero', 'heroText', 'section', 'features', 'story', 'markdown'],
  head: headOf,
  data: ({ data, body }, { content, art, drawings }) => {
    const site = content.single('site').data;
    const variables = siteVariables(content);
    return {
      words: fill(data, variables),
      founded: site.founded,
      // HTML, made from Markdown in which HTML is switched off.
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
});
