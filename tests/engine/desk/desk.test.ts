import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { fieldOfWords } from '../../../scripts/editors/desk/field-of-words.ts';
import { uiSchemaOf, formSchema, labelOf } from '../../../scripts/editors/desk/form-schema.ts';
import { pathAt } from '../../../scripts/editors/desk/path-at.ts';

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
  const schema = formSchema(JSON.stringify({ type: 'object', properties: fields }), shared);
  expect(schema.properties).toMatchObject({
    mainCode: { type: 'string', title: 'Main code', description: 'A code.' },
    text: { title: 'Text' },
  });
  expect(uiSchemaOf(schema, {})).toEqual({ mainCode: {}, text: { 'ui:widget': 'textarea' } });
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
