import { expect, test } from 'vitest';
import { expectedOf, names, testMistakes } from './mistakes.ts';

testMistakes(0);

const written = names.flatMap((name) => [[name, expectedOf(name)] as const].filter(([, text]) => text !== undefined));

test('each mistake has one message, unless the case has several mistakes', () => {
  const several = written.filter(([, text]) => !/\n1 problem(?: in |\.)/.test(text!)).map(([name]) => name);
  expect(several.join(' ')).toBe(
    'area-copied-and-not-changed area-copied-from-another area-renamed-by-hand backup-copy long-line several-mistakes shares-of-decades-and-households table-with-a-misspelt-name unknown-placeholder-in-markdown windows-line-ends windows-line-ends-and-placeholders',
  );
});

test('the messages have our own words, without those of the parser or the validator', () => {
  const jargon = /instancePath|additionalProperties|must NOT|\/properties\/|undefined|\[object|YAML cannot be read/;
  for (const [name, text] of written) expect(text, name).not.toMatch(jargon);
});
