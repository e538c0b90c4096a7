import type { Entry } from '#content/content.ts';
import { repeats } from '#content/group.ts';
import type { Kinds } from '#content/kinds.ts';
import { placeOf } from '#content/place.ts';
import { onEach, type Check } from '../check.ts';

/** No list has the same question twice. */
export const questions: Check = onEach((entry) => {
  if (entry.kind !== 'faq') return [];
  const asked = (entry as Entry<Kinds['faq']>).data.map(({ question }, index) => ({ question, index }));
  return repeats(asked, ({ question }) => question.trim().toLowerCase()).map(
    ({ item: { question, index }, first }) => ({
      place: placeOf(entry, [index, 'question']),
      rule: 'repeated-question',
      message: `The question "${question}" is in this list twice.`,
      fix: 'ask another question, or remove one of the two.',
      also: [placeOf(entry, [first.index, 'question'])],
    }),
  );
});
