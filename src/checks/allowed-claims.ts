import type { Content, Entry } from '#content/content.ts';
import { memoize } from '#content/memoize.ts';
import type { Problem } from '#content/problem.ts';
import { find, proseOf } from '#content/written.ts';
import type { Check } from './check.ts';

interface Claim {
  rule: string;
  pattern: RegExp;
  /** Describes what is wrong with the words that were found. */
  message: (words: string) => string;
  fix: string;
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
    /\b(?<!\d[.,]*)\d[\d.,]*[km]?\+? (?:\p{L}+ ){0,2}(?:customers|clients|families|reviews|ratings|homes cleaned|offices cleaned|years of experience|years in business)\b|\b(?:hundreds|thousands|millions|dozens) of (?:\p{L}+ )?(?:customers|clients|families|homes|offices|reviews)\b|\b[1-5](?:\.\d)?(?:\/5\b|(?: out of 5)?[ -]stars?\b)/giu,
  message: (words) => `"${words}" is a number without a source. ${canShow}`,
  fix: 'remove the number.',
};

/** The words that the claims of the owner allow, such as both in "licensed and certified". */
function vouchedFor(content: Content): ReadonlySet<string> {
  const claims = content.all('site').flatMap(({ data }) => data.claims ?? []);
  return new Set(claims.flatMap((claim) => (claim.match(unproven.pattern) ?? []).map((words) => words.toLowerCase())));
}

// Reviews are a customer's own words.
const claimsIn = memoize((entry: Entry): { words: string; problem: Problem }[] =>
  (entry.kind === 'testimonials' ? [] : proseOf(entry)).flatMap((text) =>
    [unproven, numbers].flatMap(({ rule, pattern, message, fix }) =>
      find(text, pattern).map(({ words, place }) => ({
        words: words.toLowerCase(),
        problem: { place: place(), rule, message: message(words), fix },
      })),
    ),
  ),
);

/** Pages claim only what the company can show. */
export const allowedClaims: Check = (content) => {
  const vouched = vouchedFor(content);
  const found = content.entries().flatMap((entry) => claimsIn(entry));
  return found.filter(({ words }) => !vouched.has(words)).map(({ problem }) => problem);
};
