import type { Content, Entry } from '#content/content.ts';
import { isProse } from '#content/kinds.ts';
import { memoize } from '#content/memoize.ts';
import { placeOf, wordsPlace, type Path } from '#content/place.ts';
import { placeAt, type Place, type Problem } from '#content/problem.ts';
import { textsOf } from '#content/texts.ts';
import type { Check } from './check.ts';

/** One text of an entry, and the place of each part of it in the file. */
export interface Text {
  text: string;
  /** The path to its field; undefined for the Markdown below the fields. */
  path?: Path;
  placeOfPart: (start: number, length: number) => Place;
}

const bodyOf = ({ file, source, body }: Entry): Text => ({
  text: body,
  placeOfPart: (start, length) => placeAt(file, source, source.length - body.length + start, length),
});

/** The texts that the company wrote in an entry. */
export function proseOf(entry: Entry): Text[] {
  const texts = textsOf(entry).filter(({ path }) => isProse(entry.kind, path));
  const values = texts.map(({ text, path }): Text => ({
    text,
    path,
    placeOfPart: (start, length) => wordsPlace(entry, path, { text, start, length }) ?? placeOf(entry, path),
  }));
  return [...values, bodyOf(entry)];
}

interface Claim {
  rule: string;
  pattern: RegExp;
  /** Describes what is wrong with the words that were found. */
  message: (words: string) => string;
  fix: string;
}

interface Found {
  words: string;
  problem: Problem;
}

const canShow = 'The company claims only what it can show: docs/editing.md, "What texts may claim".';

const unproven: Claim = {
  rule: 'unproven-claim',
  pattern:
    /\b(?:best|cheapest|lowest prices?|finest|unbeatable|unmatched|leading|number one|no\.? ?1|award[- ]winning|(?:top|highest)[- ]rated|most trusted|world[- ]class|certified|licensed|accredited|money[- ]back|100% (?:satisfaction|guaranteed?|safe))\b|#1\b/gi,
  message: (words) => `"${words}" is a claim that visitors cannot check. ${canShow}`,
  fix: 'remove it, or describe what is done and how. If the owner can show it, add it to "claims:" in data/site.yaml.',
};

const numbers: Claim = {
  rule: 'unproven-number',
  pattern:
    /\b\d[\d.,]*[km]?\+? (?:\p{L}+ ){0,2}(?:customers|clients|families|reviews|ratings|homes cleaned|offices cleaned|years of experience|years in business)\b|\b(?:hundreds|thousands|millions|dozens) of (?:\p{L}+ )?(?:customers|clients|families|homes|offices|reviews)\b|\b[1-5](?:\.\d)?(?:\/5\b|(?: out of 5)?[ -]stars?\b)/giu,
  message: (words) => `"${words}" is a number without a source. ${canShow}`,
  fix: 'remove the number.',
};

/** The words that the claims of the owner allow, such as both in "licensed and certified". */
function vouchedFor(content: Content): ReadonlySet<string> {
  const claims = content.all('site').flatMap(({ data }) => data.claims ?? []);
  return new Set(claims.flatMap((claim) => (claim.match(unproven.pattern) ?? []).map((words) => words.toLowerCase())));
}

const find = ({ text, placeOfPart }: Text, { rule, pattern, message, fix }: Claim): Found[] =>
  [...text.matchAll(pattern)].map(({ 0: words, index }) => ({
    words: words.toLowerCase(),
    problem: { place: placeOfPart(index, words.length), rule, message: message(words), fix },
  }));

// Reviews are a customer's own words.
const claimsIn = memoize((entry: Entry): Found[] =>
  entry.kind === 'testimonials'
    ? []
    : proseOf(entry).flatMap((text) => [unproven, numbers].flatMap((claim) => find(text, claim))),
);

/** Pages claim only what the company can show. */
export const allowedClaims: Check = (content) => {
  const vouched = vouchedFor(content);
  const found = content.entries().flatMap(claimsIn);
  return found.filter(({ words }) => !vouched.has(words)).map(({ problem }) => problem);
};
