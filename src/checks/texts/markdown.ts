import { beginsSection, markdown as parser } from '#content/text/markdown.ts';
import { placeInBody } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { onEach, type Check } from '../check.ts';

const withSign = {
  message: 'This line would be a second main heading, and a page has only one. A comment here would be published.',
  fix: 'write "## " instead of "# " if this is the heading of a part. Move it above the second "---" if it is a comment.',
};

/** A heading without "#": Markdown makes one of a line above a row of "=". */
const underlined = (line: string) => ({
  message: 'The row of "=" below this line makes it a second main heading, and a page has only one.',
  fix: `write "## ${line}", and delete the row of "=" below it.`,
});

const picture = {
  rule: 'picture-in-markdown',
  message: 'The site would show a broken picture here: it shows no pictures from other sites.',
  fix: 'remove the picture: everything from "![" to ")".',
};

const tag = {
  rule: 'literal-tag',
  message: 'The page would show this HTML tag as it is.',
  fix: 'remove the tag, and keep its words.',
};

const comment = {
  rule: 'literal-tag',
  message: 'Visitors would read this comment.',
  fix: 'move it above the second "---", on a line that begins with "#", or remove it.',
};

const brackets = {
  rule: 'literal-link',
  message: 'The page would show this as it is, with the brackets: it is no link that a browser may open.',
  fix: 'write a link like this: [words](/about), with an address that begins with "/", "https://", "mailto:" or "tel:".',
};

/** Marks in a text that the page would show as they are. */
const literal = [
  { pattern: /<\/?[a-z][^>]*>?/i, problem: tag },
  { pattern: /<!--/, problem: comment },
  { pattern: /\[[^[\]]*\][([]|^\[[^\]]+\]:/, problem: brackets },
];

const textBefore = {
  rule: 'text-before-the-first-heading',
  message: 'The page shows only the parts below headings that begin with "## ", so these words would be lost.',
  fix: 'write a heading above them, such as "## About this notice", or move them below the first heading.',
};

/** Markdown adds no main heading, no pictures and no marks that visitors would read, and no words of the privacy notice are lost. */
export const markdown: Check = onEach((entry) => {
  const { kind, body } = entry;
  const lines = body.split('\n');
  const at = (line: number, problemOf: (text: string) => Omit<Problem, 'place'>): Problem => {
    const offset = lines.slice(0, line).reduce((sum, text) => sum + text.length + 1, 0);
    return { place: placeInBody(entry, offset, lines[line]!.trimEnd().length), ...problemOf(lines[line]!.trim()) };
  };
  const tokens = parser.parse(body, {});
  const first = lines.findIndex((line) => line.trim() !== '');
  const isLost = kind === 'page-privacy' && first >= 0 && first < (tokens.find(beginsSection)?.map?.[0] ?? Infinity);
  return [
    ...(isLost ? [at(first, () => textBefore)] : []),
    ...tokens.flatMap(({ type, tag: element, map, children }) => {
      if (type === 'heading_open' && element === 'h1') {
        const rule = 'second-main-heading';
        return [at(map?.[0] ?? 0, (line) => ({ rule, ...(line.startsWith('#') ? withSign : underlined(line)) }))];
      }
      const parts = children ?? [];
      const shown = literal.filter(({ pattern }) =>
        parts.some(({ type: kind, content }) => kind === 'text' && pattern.test(content)),
      );
      const wrong = [
        ...(parts.some((part) => part.type === 'image') ? [picture] : []),
        ...shown.map((each) => each.problem),
      ];
      return wrong.map((problem) => at(map?.[0] ?? 0, () => problem));
    }),
  ];
});
