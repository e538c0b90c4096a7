import { fill, siteVariables } from '#content/fill.ts';
import { filesOf } from '../made-from.ts';
import { headOf, pageKind } from '../page-kind.ts';
import { noticeSections } from './notice.ts';

export const privacy = pageKind({
  kind: 'privacy',
  source: { entry: 'page-privacy', path: '/privacy' },
  styles: ['pageHead', 'pageHeadColumns', 'section', 'markdown', 'article'],
  head: headOf,
  data: ({ data }, { content, drawings }) => ({
    words: fill(data, siteVariables(content)),
    sections: noticeSections(content),
    pictures: { head: drawings.letterboxBank({ unit: content.single('site').data.illustrationText.letterbox }) },
  }),
  madeFrom: (_entry, content) => filesOf(content, 'site'),
  share: ({ words, pictures }) => ({
    heading: words.heading,
    scene: { type: 'letterboxes', picture: pictures.head, sky: 'noon' },
  }),
  trail: ({ path }, navigation) => [{ name: navigation.privacy, path }],
});
