/** The name that the design made up; no company is registered under it. */
const brand = 'Sapu';

interface MadeUp {
  rule: string;
  pattern: RegExp;
  message: (found: string) => string;
  fix: string;
}

const rules: readonly MadeUp[] = [
  {
    rule: 'made-up-brand',
    pattern: new RegExp(String.raw`(?<![\w@.-])${brand}(?![\w.-]*\w)`, 'g'),
    message: (found) => `"${found}" is a name that the design made up.`,
    fix: 'write the real name of the company in data/site.yaml, and {brand} or other words elsewhere. If the company is really called so, ask an engineer to strike the name from scripts/editors/launch/made-up.ts.',
  },
  {
    rule: 'made-up-phone',
    pattern: /\+[\d ()-]*(?:(?:0[ -]?){5}0|1[ -]?2[ -]?3[ -]?4[ -]?5[ -]?6[ -]?7(?:[ -]?8)?)\b/g,
    message: (found) => `Nobody answers at ${found}.`,
    fix: 'write the real number, with its country code.',
  },
  {
    rule: 'made-up-address',
    // The names that the internet keeps free for examples (RFC 2606).
    pattern: /[\w.@+-]*\.(?:example|invalid|test|localhost)\b|[\w.+-]*@?\bexample\.(?:com|net|org)\b/gi,
    message: (found) => `${found} is an address that belongs to nobody.`,
    fix: 'write the real one.',
  },
  {
    rule: 'note-to-the-owner',
    pattern:
      /\bbefore (?:the )?launch\b|\bto be replaced\b|\bsample reviews?\b|\bplaceholders?\b|\blorem ipsum\b|\b(?:TODO|FIXME)\b/gi,
    message: (found) => `Visitors read this, and "${found}" speaks to those who make the site.`,
    fix: 'write what a visitor should read there. A note to colleagues goes on a line of its own that begins with #.',
  },
];

/** What a text says that was made up to have something there, and where in the text. */
export function madeUpIn(text: string): { rule: string; index: number; found: string; message: string; fix: string }[] {
  return rules.flatMap(({ rule, pattern, message, fix }) =>
    [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ rule, index, found, message: message(found), fix })),
  );
}
