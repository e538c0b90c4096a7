import type { Faq, FaqSection } from '#generated/entries.ts';
import type { Content, Entry } from '#content/content.ts';

/** The lists of questions of a page: its own, and one that it may share with other pages. */
const listsOf = ({ list, more }: FaqSection, content: Content): Entry<Faq>[] =>
  [list, more].flatMap((name) => (name === undefined ? [] : [content.bySlug('faq', name)]));

export const questionFiles = (section: FaqSection, content: Content): string[] =>
  listsOf(section, content).map(({ file }) => file);

/** The questions of a page that the company has answered. */
export const questionsOf = (section: FaqSection, content: Content): Faq =>
  listsOf(section, content).flatMap(({ data }) => data.filter(({ answer }) => answer !== ''));
