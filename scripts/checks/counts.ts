import type { Content, Entry } from '../content/content.ts';
import { startOf, type Problem } from '../content/problem.ts';
import type { Check } from './check.ts';

function wrongCount(entry: Entry<readonly unknown[]>, wanted: number, noun: string, where: string): Problem[] {
  const extra = entry.data.length - wanted;
  if (extra === 0) return [];
  return [
    {
      place: { ...startOf(entry.file, entry.source), text: '' },
      rule: 'wrong-count',
      message: `${where} has ${wanted} ${noun}, and this file has ${entry.data.length}.`,
      fix: extra < 0 ? `add ${-extra} more.` : `remove ${extra}.`,
    },
  ];
}

function reviewLists(content: Content): { slug: string; wanted: number; where: string }[] {
  return [
    ...content
      .of('page-home')
      .map(({ data }) => ({ slug: data.testimonials.list, wanted: 5, where: 'The carousel of the home page' })),
    ...content
      .of('service')
      .flatMap(({ slug, data }) =>
        data.testimonials === undefined
          ? []
          : [{ slug: data.testimonials.list, wanted: 3, where: `The page /${slug}` }],
      ),
  ];
}

export const counts: Check = {
  name: 'counts',
  description:
    'Lists have the number of items that the specification fixes: five questions, five reviews in the carousel, three on a service page.',
  run: (content) => [
    ...content.of('faq').flatMap((entry) => wrongCount(entry, 5, 'questions', 'Every list of questions')),
    ...reviewLists(content).flatMap(({ slug, wanted, where }) =>
      content
        .of('testimonials')
        .filter((entry) => entry.slug === slug)
        .flatMap((entry) => wrongCount(entry, wanted, 'reviews', where)),
    ),
  ],
};
