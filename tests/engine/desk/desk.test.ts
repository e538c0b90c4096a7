import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { entryNames } from '../../../src/checks/references.ts';
import { check } from '../../../src/checks/check-content.ts';
import { marked, piecesOf, withoutMarks } from '../../../scripts/desk/engine/marks.ts';
import { markedPage } from '../../../scripts/desk/engine/origins.ts';
import type { Path } from '../../../src/content/place.ts';
import * as form from '../../../scripts/desk/form/form-schema.ts';
import { onePage } from '../../../scripts/codegen/emit/pages.ts';
import { textsIn } from '../../../src/content/text/texts.ts';
import { search } from '../../../scripts/desk/frame/search.ts';
import { tasksOf } from '../../../scripts/desk/frame/tasks.ts';
import { copyContent } from '../../support/content-copy.ts';

const text = (...examples: string[]) => ({ type: 'string', examples });

test('an item has the words that a visitor reads as its name, as many as tell it from others', () => {
  const key = { ...text('hdb'), 'x-place': 'engineer' } as const;
  const part = { properties: { picture: { enum: ['team'] }, key, names: { items: text('One') }, label: text('Two') } };
  const review = {
    key: 'hdb',
    picture: 'team',
    names: ['', 'Bedok'],
    label: `The flat was spotless ${'and '.repeat(20)}`,
  };
  expect(form.firstWords(part, review)).toBe(`Bedok · The flat was spotless ${'and '.repeat(10)}and\u00A0…`);
  expect(form.firstWords(part, {})).toBeUndefined();
});

test.each<[object, Path, unknown, unknown]>([
  [{ a: 1, b: 2 }, ['a'], 3, { a: 3, b: 2 }],
  [{ a: 1, b: 2 }, ['a'], undefined, { b: 2 }],
  [{ a: 1 }, ['button', 'text'], 'Book', { a: 1, button: { text: 'Book' } }],
  [{ a: 1, button: { text: 'Book' } }, ['button', 'text'], undefined, { a: 1 }],
  [{ list: ['x', 'y'] }, ['list', 1], undefined, { list: ['x', ''] }],
  [{ list: [{ a: 1 }] }, ['list', 0, 'a'], undefined, { list: [{}] }],
])('%j with %j as %j is %j', (data, path, value, expected) => {
  expect(form.withValueAt(data, path, value)).toEqual(expected);
});

test('an empty key follows from the text that its schema names; one that somebody wrote stays', () => {
  const item = { properties: { key: { 'x-from': 'label' }, label: {} } };
  const follow = (data: object, key: string) =>
    form.withFollowing({ properties: { prices: { items: item } } }, { prices: [data] }, ['prices', 0, key]);
  expect(follow({ label: 'HDB flat' }, 'label')).toEqual({ prices: [{ label: 'HDB flat', key: 'hdb-flat' }] });
  for (const data of [{ label: 'Condominium', key: 'condo' }, { key: '' }, { label: '', key: '' }])
    expect(follow(data, 'label')).toEqual({ prices: [data] });
  expect(follow({ label: 'HDB flat' }, 'key')).toEqual({ prices: [{ label: 'HDB flat' }] });
});

test.each([
  ['A day in May.', 'A day in May.', [[7, 'A day in May.']]],
  [
    marked('From {price.hdb-flat} for a flat.', 7).replace('{price.hdb-flat}', marked('$280', 9)),
    'From $280 for a flat.',
    [
      [7, 'From '],
      [9, '$280'],
      [7, ' for a flat.'],
    ],
  ],
  [marked('Weekly in {area}', 3).replace('{area}', 'Bedok'), 'Weekly in Bedok', [[3, 'Weekly in Bedok']]],
])('the marks of the text %j tell the fields of its words, and are invisible', (text, plain, pieces) => {
  expect(withoutMarks(text)).toBe(plain);
  expect(piecesOf(text, 7).map(({ id, from, to }) => [id, text.slice(from, to)])).toEqual(pieces);
});

test('with its marks removed, a page is the same as without them, and a mark leads to the text of its field', () => {
  const copy = copyContent();
  const { content } = check(copy);
  for (const path of ['/', '/punggol', '/about']) {
    const { files: _, ...plain } = onePage(content, path)!;
    const { files: __, origins, ...shown } = markedPage(content, path, ({ slug }) => slug)!;
    expect(JSON.parse(withoutMarks(JSON.stringify(shown)))).toEqual(JSON.parse(JSON.stringify(plain)));
    const begins = textsIn(shown).map(({ text }) => ({
      id: piecesOf(text, undefined)[0]?.id,
      text: withoutMarks(text),
    }));
    const wrong = origins.filter(
      ({ id, text }) =>
        // A long sentence without placeholders is in the page as it was written.
        /^[A-Z][a-z ,]{40,}\.$/.test(text) && !begins.some((words) => words.id === id && words.text.includes(text)),
    );
    expect(wrong, path).toEqual([]);
    expect(origins.length, path).toBeGreaterThan(50);
  }
  const names = content.entries().filter(({ file }) => /^data\/(faqs|testimonials)\//.test(file));
  expect(names.map(entryNames(content))).toContain('Reviews: Home page');
  expect(names.map(entryNames(content))).toContain('Questions: All area pages');
});

test('a search finds the field with the typed name first, then files, then fields by their texts, as pages show them too', () => {
  const text = { type: 'string' };
  const row = { properties: { label: text, closes: text } };
  const labels = { properties: { phone: text, email: { ...text, 'x-label': 'E-mail' } } };
  const schemas = {
    'schema/shared.schema.json': '{ "definitions": {} }',
    'schema/site.schema.json': JSON.stringify({
      properties: {
        title: text,
        labels,
        ...labels.properties,
        whatsapp: text,
        special: { description: 'Days such as Easter.', items: row },
      },
    }),
    'schema/faq.schema.json': JSON.stringify({ items: { properties: { question: text, answer: text } } }),
    'schema/page-about.schema.json': JSON.stringify({
      properties: { address: { properties: { phone: text, street: text } }, days: { items: text } },
    }),
  };
  const texts = {
    'data/site.yaml': stringify({
      title: 'Email, address or phone',
      labels: { phone: '' },
      phone: '+65',
      email: 'a@b',
      special: [{ label: 'Christmas week', closes: '18:00' }],
    }),
    'data/faq.yaml': stringify([{ question: 'When can I tell you?', answer: "It's {promise.reply} and free" }]),
    'data/old.yaml': stringify({ address: { street: 'Old: open on Saturday' }, days: ['Saturday'] }),
  };
  const files = [
    { file: 'data/site.yaml', kind: 'site' as const, name: 'Names and addresses' },
    { file: 'data/faq.yaml', kind: 'faq' as const, name: 'Questions' },
    { file: 'data/old.yaml', kind: 'page-about' as const, name: 'Old' },
  ];
  const values = { 'promise.reply': 'within 2–3 hours' };
  const first = (words: string) => search(words, files, texts, schemas, values)[0]?.path;
  for (const [words, path] of Object.entries({
    phone: ['phone'],
    email: ['email'],
    address: ['address'],
    saturday: ['days', 0],
    old: [],
    WhatsApp: ['whatsapp'],
    'week christmas': ['special', 0, 'label'],
    easter: ['special'],
    special: ['special'],
    'labels email': ['labels', 'email'],
    '6 PM': ['special', 0, 'closes'],
    'It’s within 2-3 hours': [0, 'answer'],
  }))
    expect(first(words), words).toEqual(path);
  expect(first(' ')).toBeUndefined();
});

test('the start offers what schemas call a task, and each file where it can be done', () => {
  const price = { type: 'array', 'x-task': 'Change a price', items: { type: 'object', properties: {} } };
  const faq = { type: 'array', maxItems: 3, items: { type: 'object', 'x-task': 'New question' } };
  const schemas = {
    'schema/shared.schema.json': '{ "definitions": {} }',
    'schema/service.schema.json': JSON.stringify({ type: 'object', properties: { prices: price } }),
    'schema/faq.schema.json': JSON.stringify(faq),
    'schema/neighbourhood.schema.json': JSON.stringify({ type: 'object', 'x-task': 'New area' }),
  };
  const asked = (...questions: string[]) => stringify(questions.map((question) => ({ question })));
  const prices = [{ value: '$280' }];
  const entries = [
    { file: 'weekly', name: 'weekly', kind: 'service' as const, text: stringify({ name: 'Weekly' }) },
    { file: 'move', name: 'move', kind: 'service' as const, text: stringify({ prices }) },
    { file: 'full', name: 'full', kind: 'faq' as const, text: asked('Who?', 'When?', 'Why?') },
    { file: 'home', name: 'home', kind: 'faq' as const, text: asked('Who?', 'When?') },
    { file: 'bedok', name: 'bedok', kind: 'neighbourhood' as const, text: stringify({ name: 'Bedok' }) },
  ];
  const texts = Object.fromEntries(entries.map(({ file, text }) => [file, text]));
  const makers = [{ kind: 'neighbourhood' as const, label: 'area', folder: 'data/neighbourhoods' }];
  expect(tasksOf(entries, makers, texts, schemas)).toMatchObject([
    { words: 'Change a price', places: [{ name: 'move', path: ['prices'] }] },
    // The button that adds one is after the last.
    { words: 'New question', places: [{ file: 'home', path: [2] }] },
    { words: 'New area', places: [{ file: 'new/data/neighbourhoods' }] },
  ]);
});
