import { fill, siteVariables } from '#content/fill.ts';
import { pathOf } from '#content/links.ts';
import { choicesOf } from '#board/data.ts';
import { filesOf } from '../made-from.ts';
import { headOf, pageKind } from '../page-kind.ts';
import { business } from '../structured-data.ts';

export const contact = pageKind({
  kind: 'contact',
  source: { entry: 'page-contact', path: '/contact' },
  styles: ['pageHead', 'pageHeadColumns', 'section', 'cells', 'manyCells', 'field', 'panel', 'contact', 'form'],
  head: headOf,
  data: ({ data }, { content, drawings }) => ({
    words: fill(data, siteVariables(content)),
    choices: choicesOf(content),
    areas: Object.fromEntries(content.all('neighbourhood').map(({ slug, data }) => [pathOf(slug), data.name])),
    pictures: { head: drawings.letterboxBank({ unit: content.single('site').data.illustrationText.letterbox }) },
  }),
  madeFrom: (_entry, content) => filesOf(content, 'site', 'price-board', 'service'),
  share: ({ words, pictures }) => ({
    heading: words.heading,
    scene: { type: 'letterboxes', picture: pictures.head, sky: 'morning' },
  }),
  structuredData: (_page, site) => [business(site)],
  trail: ({ path }, navigation) => [{ name: navigation.contact, path }],
});
