import { findWords, proseOf } from '#content/yaml/written.ts';
import type { Check } from '../check.ts';

/** The words that texts may not have, and why. */
const claims: readonly [words: RegExp, reason: string][] = [
  [
    /\b(?:best|cheapest|lowest prices?|finest|unbeatable|unmatched|leading|number one|no\.? ?1|award[- ]winning|(?:top|highest)[- ]rated|most trusted|world[- ]class|certified|licensed|accredited|money[- ]back|100% (?:satisfaction|guaranteed?|safe))\b|#1\b/gi,
    'is a claim that visitors cannot check',
  ],
  [
    /\b(?<!\d[.,]*)\d[\d.,]*[km]?\+? (?:\p{L}+ ){0,2}(?:customers|clients|families|reviews|ratings|homes cleaned|offices cleaned|years of experience|years in business)\b|\b(?:hundreds|thousands|millions|dozens) of (?:\p{L}+ )?(?:customers|clients|families|homes|offices|reviews)\b|\b[1-5](?:\.\d)?(?:\/5\b|(?: out of 5)?[ -]stars?\b)/giu,
    'is a number without a source',
  ],
];

/** Pages claim only what the company can show: the words that the owner proves are below `claims:` in data/site.yaml. */
export const allowedClaims: Check = (content) => {
  const proven = content.all('site').flatMap(({ data }) => (data.claims ?? []).map((claim) => claim.toLowerCase()));
  // Reviews are a customer's own words.
  const texts = content.entries().flatMap((entry) => (entry.kind === 'testimonials' ? [] : proseOf(entry)));
  return claims.flatMap(([pattern, reason]) => {
    const allowed = proven.flatMap((claim) => claim.match(pattern) ?? []);
    return texts
      .flatMap((text) => findWords(text, pattern))
      .filter(({ words }) => !allowed.includes(words.toLowerCase()))
      .map(({ words, place }) => ({
        place: place(),
        rule: 'unproven-claim',
        message: `"${words}" ${reason}. The company claims only what it can show: docs/editing.md, "What texts may claim".`,
        fix: 'remove it, or describe what is done and how. If the owner can show it, add it to "claims:" in data/site.yaml.',
      }));
  });
};
