import { pick, whole, type Random } from '../../../src/drawings/random.ts';

/** A change of the text of an entry. `other` is the text of some other entry. */
type Mutation = (text: string, random: Random, other: string) => string;

const letters = [...':#-{}[]"\'*&!|>%@`,?~\\\t \n/<$^=_0aZ\u00a0\u200b\0é😀\uFEFF\r\u0007'];

/** The values of a line have two spaces between them. */
const values = [
  ...String.raw`null  ~  true  -1  3  1e999  .nan  .inf  0x1F  012  2020-01-01  ""  ''  " "  []  {}  [a, b]  { a: b }
/  /nope  //evil.example  javascript:alert(1)  https://shop.example/x?y=1&z=2  <script>alert(1)</script>
"</style><img src=x onerror=alert(1)>"  {area}  "{area} {brand} {phone} {nope}"  "{"  Block #20  a: b  "a\nb"
!!binary aGVsbG8=  !custom x  |  >-  __proto__  constructor`.split(/ {2}|\n/),
  '',
  `"${'𝒜'.repeat(40)}"`,
  'word '.repeat(60).trim(),
  'x'.repeat(100_000),
];

const at = (random: Random, text: string) => whole(random, 0, text.length);
const splice = (text: string, from: number, length: number, insert = '') =>
  text.slice(0, from) + insert + text.slice(from + length);

/** A mutation of the lines of a text. */
function ofLines(change: (lines: string[], at: number, random: Random) => void): Mutation {
  return (text, random) => {
    const lines = text.split('\n');
    change(lines, whole(random, 0, lines.length - 1), random);
    return lines.join('\n');
  };
}

/** A mutation of one line that has a field. */
function ofField(change: (field: RegExpMatchArray, random: Random, text: string) => string): Mutation {
  return (text, random) => {
    const fields = [...text.matchAll(/^([ \t]*(?:- )?)([\w-]+):([^\n]*)$/gm)];
    const field = pick(random, fields);
    if (field === undefined) return text;
    return splice(text, field.index, field[0].length, change(field, random, text));
  };
}

const spaces = (random: Random) => pick(random, [' ', '  ', '   ', '\t', '    ', ' '.repeat(50)]);

/** What an editor or an attacker may do to the text of an entry. Encodings, documents and anchors are in ../checks/mistakes. */
export const mutations: Readonly<Record<string, Mutation>> = {
  'a character put in': (text, random) => splice(text, at(random, text), 0, pick(random, letters)),
  'a character taken out': (text, random) => splice(text, at(random, text), 1),
  'a character replaced': (text, random) => splice(text, at(random, text), 1, pick(random, letters)),
  'some characters taken out': (text, random) => splice(text, at(random, text), whole(random, 2, 60)),
  'a part doubled': (text, random) => {
    const from = at(random, text);
    return splice(text, from, 0, text.slice(from, from + whole(random, 2, 200)));
  },
  'the end cut off': (text, random) => text.slice(0, at(random, text)),
  'a line taken out': ofLines((lines, index) => lines.splice(index, 1)),
  'a line doubled': ofLines((lines, index) => lines.splice(index, 0, lines[index]!)),
  'a line moved': ofLines((lines, index, random) => {
    lines.splice(whole(random, 0, lines.length), 0, ...lines.splice(index, 1));
  }),
  'two lines joined': ofLines((lines, index) => lines.splice(index, 2, `${lines[index]} ${lines[index + 1] ?? ''}`)),
  'a line broken in two': (text, random) => splice(text, at(random, text), 0, `\n${spaces(random)}`),
  'a line indented': ofLines((lines, index, random) => (lines[index] = spaces(random) + lines[index])),
  'a line moved out': ofLines((lines, index) => (lines[index] = lines[index]!.replace(/^[ ]{1,2}/, ''))),
  'all lines from one on indented': ofLines((lines, index, random) => {
    const more = spaces(random);
    for (let below = index; below < lines.length; below += 1) lines[below] = more + lines[below];
  }),
  'a name misspelt': ofField(([, before, name, value], random) => {
    return `${before}${splice(name!, whole(random, 0, name!.length), whole(random, 0, 1), pick(random, ['x', '', 'A', '-']))}:${value}`;
  }),
  'a name taken from another field': ofField(([, before, , value], random, text) => {
    return `${before}${pick(random, [...text.matchAll(/([\w-]+):/g)])?.[1]}:${value}`;
  }),
  'a name that programs know': ofField(([, before, , value], random) => {
    return `${before}${pick(random, ['__proto__', 'constructor', 'toString', 'length', '<<', '"a/b~c"', '0'])}:${value}`;
  }),
  'no space after the colon': ofField(([, before, name, value]) => `${before}${name}:${value!.trim()}`),
  'a value of another kind': ofField(([, before, name], random) => `${before}${name}: ${pick(random, values)}`),
  'a value in quotes or out': ofField(([, before, name, value]) => {
    return `${before}${name}: ${/["']/.test(value!) ? value!.replaceAll(/["']/g, '') : `"${value!.trim()}"`}`;
  }),
  'a value that goes on': ofField(
    ([all, before], random) => `${all}\n${before!.replace('-', ' ')}${spaces(random)}${pick(random, values)}`,
  ),
  'a remark behind a value': ofField(([all], random) => `${all} #${pick(random, ['20', ' a remark', ''])}`),
  // Some texts are just within the limits for letters and lines.
  'very long': (text, random) => {
    const lines = Array.from({ length: 4_800 }, (_, line) => `k${line}: v\n`).join('');
    const [part, length] = pick(random, [
      ...['x', '"', "'", ': '].map((letters) => [letters, 190_000 / letters.length] as const),
      ...['\n', '# x\n', '- a\n', 'k: v\n', 'k: {\n'].map((line) => [line, 4_900] as const),
      ['word ', 36_000],
      ['- from: /a\n  to: /b\n', 2_400],
      ['{area} ', 20_000],
      [lines, 1],
    ] as const);
    return splice(text, pick(random, [0, at(random, text), text.length]), 0, part.repeat(length));
  },
  'very deep': (text, random) =>
    `${text}\ndeep: ${pick(random, ['[', '{a: ', '!!seq [', '\n- ']).repeat(pick(random, [25, 300, 20_000]))}\n`,
  'nothing in it': (_text, random) => pick(random, ['', '\n', '#', '---', 'null', '[]', '{}', ' \t ', '\0']),
  'another entry': (_text, _random, other) => other,
};
