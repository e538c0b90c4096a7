import type { PrivacyWords } from '#generated/entries.ts';
import { fill, siteVariables } from '#content/fill.ts';
import type { Picture } from '#types/pictures.ts';
import { filesOf } from '../made-from.ts';
import { headOf, type Page, type PageKind } from '../page-kind.ts';
import { noticeSections } from './notice.ts';

export interface PrivacyPage extends Page<'privacy'> {
  words: PrivacyWords;
  /** The sections of the notice: an anchor, a heading, and HTML made from Markdown. */
  sections: readonly { id: string; heading: string; html: string }[];
  pictures: { head: Picture };
}

export const privacy: PageKind<PrivacyPage, 'page-privacy'> = {
  kind: 'privacy',
  source: { entry: 'page-privacy', path: '/privacy' },
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
};
