import { letters } from '#brand/fonts.ts';
import type { Entry } from '#content/content.ts';
import type { Problem } from '#content/problem.ts';
import { writtenIn } from '#content/written.ts';
import { onEach, type Check } from './check.ts';

/** The fields whose texts are drawn into the share picture of a page. */
const drawn = /^(?:brand|name|codes \d+|heading|hero title|durations \d+ .+)$/;

const isDrawn = ({ kind }: Entry, path: string) => drawn.test(path) || (kind === 'page-not-found' && path === 'title');

/** Share pictures have only the fonts of the site, unlike pages, where a browser takes other characters from others. */
export const drawnTexts: Check = onEach((entry) =>
  writtenIn(entry)
    .filter(({ path = [] }) => isDrawn(entry, path.join(' ')))
    .flatMap(({ text, placeOfPart }) => {
      const missing = [...text].find((character) => !letters.test(character));
      if (missing === undefined) return [];
      const problem: Problem = {
        place: placeOfPart(text.indexOf(missing), missing.length),
        rule: 'character-without-a-font',
        message: `This text is drawn into the picture that shared links show, and the fonts of the site have no "${missing}".`,
        fix: 'write the text without it.',
      };
      return [problem];
    }),
);
