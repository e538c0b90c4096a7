import { describe, expect, test } from 'vitest';
import { readSource } from '../../../src/content/load.ts';
import { typeFixes } from '../../support/type-fixes.ts';

/** The places in an entry where an editor types a text, each with a function that reads the parsed value. */
const places: Readonly<Record<string, { before: string; after: string; read: (data: unknown) => unknown }>> = {
  'a field': { before: 'name: A\ntext: ', after: '\nrating: 5\n', read: (data) => (data as Words).text },
  'a field of a list': {
    before: '- name: A\n  text: ',
    after: '\n  rating: 5\n- name: B\n  text: C\n',
    read: (data) => (data as Words[])[0]!.text,
  },
  'the first field of a list': {
    before: '- text: ',
    after: '\n  rating: 5\n',
    read: (data) => (data as Words[])[0]!.text,
  },
  'an item': { before: 'names:\n  - A\n  - ', after: '\n  - B\nx: y\n', read: (data) => (data as Words).names[1] },
  'the last line': { before: 'name: A\ntext: ', after: '', read: (data) => (data as Words).text },
};
interface Words {
  text: string;
  names: string[];
}

const sentences = String.raw`"Great service!" she said
"Great service!" she said, and: "Never better!"
"Great" and "fine"
She said: "great"
He didn't say: "great"
'Twas a good clean
'Great' was the word
We are #1
Unit #03-55
#1 in town
"The best" #1
Hours: 9 to 5
A \ and: a "quote" that isn't closed
*very* good
&more
!Back to Home
@home
%home
| home`.split('\n');

// In a list, `- a: b` is a field, so the schema reports it.
const all = Object.keys(places).flatMap((place) =>
  sentences
    .filter((words) => place !== 'an item' || !words.includes(': ') || words.startsWith('"'))
    .map((words) => ({ words, place })),
);

describe('the fix keeps the words', () => {
  test.each(all)('$words as $place', ({ words, place }) => {
    const { before, after, read } = places[place]!;
    const { data, fixes } = typeFixes('data/x.yaml', `${before}${words}${after}`);
    expect(read(data)).toBe(words);
    expect(fixes).toBeGreaterThan(0);
  });

  test.each(all)('$words as $place, and a comment after it is not published', ({ words, place }) => {
    const { before, after, read } = places[place]!;
    const { data, text } = typeFixes('data/x.yaml', `${before}${words} # to be checked${after}`);
    expect(read(data)).toBe(words);
    expect(text).toContain(' # to be checked');
  });

  test.each(sentences.filter((words) => !/^[|#]/.test(words)))('%s on two lines', (words) => {
    const source = `- text: ${words}\n    and more\n  rating: 5\n`;
    const { data } = typeFixes('data/x.yaml', source);
    expect(data).toEqual([{ text: `${words} and more`, rating: 5 }]);
  });
});

describe('the fix drops quotes that are typed for YAML, and keeps those of the text:', () => {
  test.each([
    ['text: "{area}" questions', '{area} questions'],
    ['text: {price.hdb} for a flat', '{price.hdb} for a flat'],
    ['text: "About | {brand}" today', 'About | {brand} today'],
    ['text: "He said "great" and left"', 'He said "great" and left'],
    ['text: ""Great!" she said"', '"Great!" she said'],
    ['text: "She said "great""', 'She said "great"'],
    ['text: "She said "great"', 'She said "great"'],
    [`text: 'What's Next?'`, "What's Next?"],
    ['text: "We came and left', 'We came and left'],
    ['text: "We came and left # on Monday', 'We came and left'],
    [`text: 'We came and left # on Monday`, 'We came and left'],
    ['text: "We came\n  and left # on Monday\nrating: 5', 'We came and left'],
  ])('%s', (source, words) => {
    expect((typeFixes('data/x.yaml', source).data as Words).text).toBe(words);
  });
});

describe('inside braces and brackets, the fix keeps the words of', () => {
  const read = (source: string) => typeFixes('data/x.yaml', source);
  test.each([
    ['x: { text: "Great" service, link: /a }', { text: '"Great" service', link: '/a' }],
    ['x: { link: /a, text: "Great" service }', { text: '"Great" service', link: '/a' }],
    ['x: { text: *Great*, link: /a }', { text: '*Great*', link: '/a' }],
    ['x: { text: @home, link: /a }', { text: '@home', link: '/a' }],
    ['x: { text: Book: now, link: /a } # a comment', { text: 'Book: now', link: '/a' }],
    ['x: { text: Block #20, link: /a } # a comment', { text: 'Block #20', link: '/a' }],
    ['x: { text: "Block" #20, link: /a }', { text: '"Block" #20', link: '/a' }],
    ['x: [*a, b]', ['*a', 'b']],
    ['x: [a, "b" c]', ['a', '"b" c']],
    ['x: [a, b # a comment', ['a', 'b']],
    ['x: { text: a, link: /a # a comment', { text: 'a', link: '/a' }],
  ])('%s', (source, value) => {
    expect((read(source).data as { x: unknown }).x).toEqual(value);
  });
});

test.each([
  ['behind a text', 'x: A text # a comment', 'A text'],
  ['behind a number', 'x: 1.35 # a comment', 1.35],
  ['behind yes or no', 'x: true # a comment', true],
  ['behind quotes', 'x: "A text" # a comment', 'A text'],
  ['behind a list on one line', 'x: [a, b] # a comment', ['a', 'b']],
  ['behind an item', 'x:\n  - a # a comment\n  - b ## another', ['a', 'b']],
  ['in the middle of a list', 'x: [a, # a comment\n  b # another\n  ]', ['a', 'b']],
  ['above a group', 'x: # a comment\n  y: 1', { y: 1 }],
])('a comment %s needs no fix', (_, source, x) => {
  expect(readSource('data/x.yaml', source)).toEqual({ data: { x } });
});

test.each([
  ['a comment inside of braces', 'x: { text: a # a comment, link: /b }', /after the last brace/],
  ['a comment in the middle of a text', 'x: a # a comment\n  and b\ny: 1', /own above the text/],
])('%s has a message of its own', (_, source, fix) => {
  const read = readSource('data/x.yaml', source);
  expect(read).toMatchObject({ problem: { rule: 'cut-text', fix: expect.stringMatching(fix) as string } });
});

test('a field without a value that is written twice is reported with both places', () => {
  expect(readSource('data/x.yaml', 'name: A\nx:\nx:\n  y: 1\n')).toMatchObject({
    problem: { rule: 'duplicate-field', place: { line: 3, col: 1, length: 1 }, also: [{ line: 2, col: 1 }] },
  });
  expect(readSource('data/x.yaml', 'x: 1\n# again\nx:\n')).toMatchObject({ problem: { rule: 'duplicate-field' } });
});
