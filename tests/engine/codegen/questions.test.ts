import { expect, test } from 'vitest';
import { emittedAfter } from '../../support/emitted.ts';

const lists = (late: string) =>
  emittedAfter(
    { file: 'data/pages/home.yaml', replace: ['  list: home\n', '  list: home\n  more: before-we-come\n'] },
    {
      file: 'data/faqs/before-we-come.yaml',
      write: ['Equipment?', 'GST?', 'Pets?', 'Late?']
        .map((question, index) => `- question: ${question}\n  answer: "${index === 3 ? late : ''}"\n`)
        .join(''),
    },
    {
      file: 'data/site.yaml',
      replace: ['promises:\n', 'promises:\n  - { key: late-fee, words: $30 }\n'],
    },
  );

test('a page shows the questions of a second list after its own, once they have an answer', async () => {
  const shown = async (late: string) => (await lists(late)).page('home', '/index').faq;
  const own = await shown('');
  expect(own).toHaveLength(5);
  expect(await shown('It costs {promise.late-fee}.')).toEqual([...own, { question: 'Late?', answer: 'It costs $30.' }]);
});
