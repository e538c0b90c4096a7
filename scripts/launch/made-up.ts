/** The invented company name of the design; no company is registered under it. */
const brand = 'Sapu';

interface MadeUp {
  rule: string;
  pattern: RegExp;
  message: (words: string) => string;
  fix: string;
}

const rules: readonly MadeUp[] = [
  {
    rule: 'made-up-brand',
    pattern: new RegExp(String.raw`(?<![\w@.-])${brand}(?![\w.-]*\w)`, 'g'),
    message: (found) => `"${found}" is the invented company name of the design.`,
    fix: 'write the real name of the company in data/site.yaml, and {brand} or other words elsewhere. If this is the real name, ask an engineer to remove it from scripts/launch/made-up.ts.',
  },
  {
    rule: 'made-up-phone',
    pattern: /\+[\d ()-]*(?:(?:0[ -]?){5}0|1[ -]?2[ -]?3[ -]?4[ -]?5[ -]?6[ -]?7(?:[ -]?8)?)\b/g,
    message: (found) => `${found} is not a real phone number.`,
    fix: 'write the real number, with its country code, or remove the line.',
  },
  {
    rule: 'made-up-address',
    // Domain names that are reserved for examples (RFC 2606).
    pattern: /[\w.@+-]*\.(?:example|invalid|test|localhost)\b|[\w.+-]*@?\bexample\.(?:com|net|org)\b/gi,
    message: (found) => `${found} is an example address.`,
    fix: 'write the real one, or remove the line.',
  },
  {
    rule: 'note-to-the-owner',
    pattern:
      /\bbefore (?:the )?launch\b|\bto be replaced\b|\bsample reviews?\b|\bplaceholders?\b|\blorem ipsum\b|\b(?:TODO|FIXME)\b/gi,
    message: (found) => `Visitors read this, but "${found}" is a note to colleagues.`,
    fix: 'write the text for visitors. Put notes to colleagues on their own line, beginning with #.',
  },
];

/** The made-up values and the notes to colleagues in a text, with their positions. */
export function madeUpIn(text: string): { rule: string; index: number; found: string; message: string; fix: string }[] {
  return rules.flatMap(({ rule, pattern, message, fix }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ rule, index, found, message: message(found), fix })),
  );
}
