import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { fieldOfWords } from '../../../scripts/editors/desk/field-of-words.ts';
import { uiSchemaOf, formSchema, labelOf } from '../../../scripts/editors/desk/form-schema.ts';
import { pathAt } from '../../../scripts/editors/desk/path-at.ts';
import { stateOf } from '../../../scripts/editors/desk/save-controls.ts';
import { search } from '../../../scripts/editors/desk/search.ts';
import { inForm } from '../../../scripts/content/form-words.ts';

test.each([
  ['planningArea', 'Planning area'],
  ['page-not-found', 'Page not found'],
  ['oneAndTwoRoom', 'One and two room'],
])('the field %s is called "%s"', (key, label) => {
  expect(labelOf(key)).toBe(label);
});

test('the form of a schema has its shared parts, a name for each field, and boxes for long words', () => {
  const shared = JSON.stringify({ definitions: { code: { type: 'string', description: 'A code.' } } });
  const text = { type: 'string', examples: ['Words that are longer than what fits on one line of a form.'] };
  const fields = { mainCode: { $ref: 'shared.schema.json#/definitions/code' }, text };
  const three = { type: 'array', items: text, minItems: 3, maxItems: 3 };
  const whole = { type: 'object', title: 'TypeName', properties: { ...fields, three }, required: ['text', 'three'] };
  const schema = formSchema(JSON.stringify(whole), shared);
  expect(schema.title).toBeUndefined();
  expect(schema.properties).toMatchObject({
    mainCode: { type: 'string', title: 'Main code (optional)', description: 'A code.' },
    text: { title: 'Text' },
  });
  expect(uiSchemaOf(schema, {})).toEqual({
    mainCode: {},
    text: { 'ui:widget': 'textarea' },
    // A list of a fixed length has no buttons.
    three: {
      items: { 'ui:widget': 'textarea' },
      'ui:options': { addable: false, removable: false, orderable: false },
    },
  });
});

test.each([
  ['A day in May.', ['about']],
  ['“A day in May.”', ['about']],
  ['80% of the flats near Bedok are from the 1970s. Weekly, or once.', ['lead']],
  ['flats near Bedok are', undefined],
  ['A sentence that ends in a full stop.', undefined],
  ['Simei', ['list', 1]],
  ['$280', ['price', 'value']],
  ['from $280', ['price', 'value']],
  ['$280 an hour', ['price', 'value']],
  ['Call us', ['link']],
  ['', undefined],
])('the text "%s" of a page belongs to the field %j', (words, path) => {
  const data = {
    about: 'A day in May.',
    lead: '{share} of the flats near Bedok are from the 1970s.',
    list: ['Bedok', 'Simei'],
    price: { prefix: 'from', value: '$280', unit: 'an hour' },
    link: '[Call us](tel:1)',
    hours: '{serviceHours}.',
    hour: '{hour12} {amOrPm}',
  };
  const file = 'data/x.yaml';
  expect(fieldOfWords([words], { file, text: stringify(data) })).toEqual(path && { file, path });
});

const source = 'name: Bedok\nscene:\n  block: 12\nnames:\n  - Bedok North\n  - { a: 1, b: two }\n';

test.each([
  [1, 7, ['name']],
  [1, 1, ['name']],
  [3, 10, ['scene', 'block']],
  [5, 5, ['names', 0]],
  [6, 16, ['names', 1, 'b']],
  [9, 1, []],
])('line %i, column %i is in the field %j', (line, col, path) => {
  expect(pathAt(source, { file: 'data/x.yaml', line, col })).toEqual(path);
});

test('a text is found in another file if it is most of the value, and in the open file first', () => {
  const file = (name: string, data: object) => ({ file: `data/${name}.yaml`, text: stringify(data) });
  const open = file('open', { title: 'Weekly cleaning | Kapas' });
  const others = [file('a', { lead: '{area} by MRT' }), file('b', { title: 'Weekly' }), file('c', { price: '$30' })];
  expect(fieldOfWords(['$30'], open, others)).toEqual({ file: 'data/c.yaml', path: ['price'] });
  expect(fieldOfWords(['Weekly cleaning'], open, others)).toEqual({ file: 'data/open.yaml', path: ['title'] });
  expect(fieldOfWords(['Weekly and once a month'], open, others)).toBeUndefined();
  expect(fieldOfWords(['$30'], undefined, others)).toEqual({ file: 'data/c.yaml', path: ['price'] });
});

test('a search finds files by their names, and fields by their names, texts and descriptions, also empty ones', () => {
  const row = { type: 'object', properties: { label: { type: 'string' }, closed: { type: 'boolean' } } };
  const properties = {
    phone: { type: 'string' },
    whatsapp: { type: 'string' },
    special: { type: 'array', description: 'Days such as Easter.', items: row },
  };
  const schemas = {
    'schema/shared.schema.json': '{ "definitions": {} }',
    'schema/site.schema.json': JSON.stringify({ type: 'object', properties }),
  };
  const texts = { 'data/site.yaml': stringify({ phone: '+65 6123', special: [{ label: 'Christmas week' }] }) };
  const files = [{ file: 'data/site.yaml', kind: 'site', name: 'Company facts' }];
  const found = (words: string) => search(words, files, texts, schemas).map(({ path }) => path);
  expect(found('facts')).toEqual([[]]);
  expect(found('WhatsApp')).toEqual([['whatsapp']]);
  expect(found('week christmas')).toEqual([['special', 0, 'label']]);
  expect(found('easter')).toEqual([['special']]);
  // The group itself comes before the fields in it.
  expect(found('special')[0]).toEqual(['special']);
  expect(found(' ')).toEqual([]);
});

test.each([
  ['write →  to: /about', 'write: /about'],
  ['write →  {price.hdb}', 'write: {price.hdb}'],
  ['write →  phone: "+65 6123"', 'write: +65 6123'],
  ['remove it.', 'remove it.'],
])('the fix "%s" is "%s" in a form', (fix, words) => {
  expect(inForm({ message: 'Wrong.', fix })).toBe(`Wrong. Fix: ${words}`);
});

test('the state of the changes names the files and what to do next', () => {
  const nothing = () => undefined;
  const props = {
    changes: [],
    mistakes: [],
    saved: [],
    status: '',
    isKept: true,
    nameOf: (file: string) => file.toUpperCase(),
    isRight: () => Promise.resolve(true),
    onUndo: undefined,
    onSaved: nothing,
    onOpen: nothing,
    onStatus: nothing,
  };
  const change = (file: string) => ({ file, before: '', text: 'x' });
  const mistake = (rule: string) => ({ rule, file: 'a', path: [], message: '', fix: '', text: '', words: '' });
  expect(stateOf({ ...props, saved: ['a'] }, 'save')).toBe('Saved: A. Next: commit in GitHub Desktop.');
  expect(stateOf({ ...props, changes: [change('a'), change('b')] }, 'propose')).toBe(
    'Not proposed yet: A and B. Drafts are kept in this browser.',
  );
  const unwritten = [mistake('missing-field'), mistake('empty-value')];
  expect(stateOf({ ...props, mistakes: unwritten }, 'save')).toBe('2 texts to write before you can save.');
  expect(stateOf({ ...props, mistakes: [mistake('wrong-form'), ...unwritten] }, 'save')).toBe(
    '2 texts to write and 1 mistake to fix before you can save.',
  );
});
