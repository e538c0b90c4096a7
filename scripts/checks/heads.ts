import { headsOf, type HeadSource } from '../content/head.ts';
import { placeOf } from '../content/place.ts';
import type { Place, Problem } from '../content/problem.ts';
import { groupBy } from '../content/group.ts';
import type { Check } from './check.ts';

const limits = { title: 70, description: 160 } as const;
type Part = keyof typeof limits;

const placeOfPart = (head: HeadSource, part: Part): Place =>
  placeOf(head.entry, part === 'title' ? head.titlePath : head.descriptionPath);

function tooLong(head: HeadSource, part: Part): Problem[] {
  const over = head[part].length - limits[part];
  if (over <= 0) return [];
  return [
    {
      place: placeOfPart(head, part),
      rule: 'too-long',
      message: `The ${part} of this page has ${head[part].length} characters; search results cut it off, so the limit is ${limits[part]}. It reads: "${head[part]}"`,
      fix: `remove at least ${over} character${over === 1 ? '' : 's'}.`,
    },
  ];
}

function repeated(heads: readonly HeadSource[], part: Part): Problem[] {
  const byText = groupBy(heads, (head) => head[part]);
  return [...byText.values()].flatMap((same) => {
    const [first, ...others] = same;
    if (first === undefined || others.length === 0) return [];
    return [
      {
        place: placeOfPart(first, part),
        rule: `duplicate-${part}`,
        message: `${same.length} pages would have the ${part} "${first[part]}". Search engines and screen-reader users could not tell them apart.`,
        fix: 'change all but one of them.',
        also: others.map((head) => placeOfPart(head, part)),
      },
    ];
  });
}

export const heads: Check = {
  name: 'heads',
  description: 'Titles and descriptions are unique and short enough to be shown whole.',
  run: (content) => {
    const all = headsOf(content);
    const parts = Object.keys(limits) as Part[];
    return parts.flatMap((part) => [...all.flatMap((head) => tooLong(head, part)), ...repeated(all, part)]);
  },
};
