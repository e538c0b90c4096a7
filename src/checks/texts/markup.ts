import type { Entry } from '#content/content.ts';
import { placeOf, wordsPlace, type Path } from '#content/place.ts';
import type { Problem } from '#content/problem.ts';
import { textsOf } from '#content/text/texts.ts';
import { firstMatches } from '#content/yaml/written.ts';
import { onEach, type Check } from '../check.ts';

interface Mark {
  rule: string;
  pattern: RegExp;
  message: string;
  /** The text without the marks, from the groups of the pattern. */
  plain?: (match: RegExpExecArray) => string;
  /** The fix if no corrected line can be shown. */
  fix: string;
}

const linksAre =
  'A link is a field of its own ("link:" of a button, the links of data/site.yaml) or written in the Markdown of data/pages/about.md and privacy.md; {phone} and {email} become links everywhere.';

const emphasis: Mark = {
  rule: 'literal-markup',
  pattern: /(\*\*|__)(?=\S)(.+?)(?<=\S)\1|<(b|strong|i|em|u)>([^<]*)<\/\3>/g,
  message: 'The page would show these marks as they are: this text cannot have bold or italic words.',
  plain: ([, , inMarks, , inTags]) => inMarks ?? inTags ?? '',
  fix: 'remove the marks, and keep the words.',
};

const comment: Mark = {
  rule: 'literal-markup',
  pattern: /<!--[^]*?(?:-->|$)/g,
  message: 'Visitors would read this comment.',
  fix: 'remove it. A comment of a file is a line of its own that begins with "#".',
};

const link: Mark = {
  rule: 'literal-link',
  pattern: /\[([^[\]\n]+)\]\((?:[a-z]+:|www\.|\/)[^)\s]*\)/gi,
  message: `The page would show this as it is, with the brackets. ${linksAre}`,
  plain: ([, words = '']) => words,
  fix: 'keep the words, without the brackets and the address.',
};

const address: Mark = {
  rule: 'literal-link',
  pattern: /(?<!\]\()(?:(?:https?|ftp):\/\/|\bwww\.)[^\s)]+/g,
  message: `An address in a text is not a link. ${linksAre}`,
  fix: 'remove the address, and describe in words what is there; put the link where links are possible.',
};

/** Kinds with no field for an address. In these kinds, a text that is only an address is reported too. */
const ofProse: readonly string[] = ['faq', 'neighbourhood'];

const isField = ({ kind }: Entry, text: string) => !ofProse.includes(kind) && /^(https?:\/\/|www\.)\S+$/.test(text);

/** A licence may prescribe its own words, and they may contain an address. */
const isLicence = ({ kind }: Entry, path: Path) => kind === 'sources' && path[0] === 'licence';

function findMarks(entry: Entry, text: string, path: Path, { rule, pattern, message, plain, fix }: Mark): Problem[] {
  return firstMatches(text, pattern).map((match) => {
    const place = wordsPlace(entry, path, { text, start: match.index, length: match[0].length });
    const typed = place && plain?.(match);
    return {
      place: place ?? placeOf(entry, path),
      rule,
      message,
      fix: typed ? `write →  ${typed}` : fix,
    };
  });
}

/** Texts in YAML are shown as they are, so they contain no Markdown, no HTML and no addresses. */
export const markup: Check = onEach((entry) => {
  // Reviews are a customer's own words.
  const marks = entry.kind === 'testimonials' ? [emphasis, comment, link] : [emphasis, comment, link, address];
  return textsOf(entry)
    .filter(({ text, path }) => !isField(entry, text) && !isLicence(entry, path))
    .flatMap(({ text, path }) => marks.flatMap((mark) => findMarks(entry, text, path, mark)));
});
