import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { folds } from '../../../scripts/desk/form/form-schema.ts';
import { labelOf } from '../../../src/content/text/wording.ts';
import { ownKeywords, schemas as inlined } from '../../../src/content/kinds.ts';
import { exampleOf } from '../../../src/content/schema/schema-error.ts';
import { withFormats } from '../../../src/content/schema/schema-check.ts';

interface Schema {
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  properties?: Record<string, Schema>;
  items?: Schema;
  definitions?: Record<string, Schema>;
  [keyword: string]: unknown;
}

/** Every schema by its file name. */
const schemas = new Map(inlined.map((schema) => [schema.$id, schema as unknown as Schema]));

/** Every schema inside a schema, with the JSON pointer that leads to it. */
function inner(schema: Schema, pointer = ''): { pointer: string; schema: Schema }[] {
  const own = [
    ...(['properties', 'definitions'] as const).flatMap((group) =>
      Object.entries(schema[group] ?? {}).map(([key, part]) => ({
        pointer: `${pointer}/${group}/${key}`,
        schema: part,
      })),
    ),
    ...(schema.items === undefined ? [] : [{ pointer: `${pointer}/items`, schema: schema.items }]),
  ];
  return own.flatMap((part) => [part, ...inner(part.schema, part.pointer)]);
}

const ajv = withFormats(new Ajv({ strict: true, allErrors: true, code: { optimize: false } }));
for (const schema of schemas.values()) ajv.addSchema(schema);

const parts = [...schemas.values()].flatMap((schema) => [{ pointer: '', schema }, ...inner(schema)]);
const pointersTo = (isWrong: (schema: Schema) => unknown) =>
  parts.flatMap(({ pointer, schema }) => (isWrong(schema) ? [pointer] : []));

test('the schemas use only keywords that have a message, and keywords that cannot fail', () => {
  const silent = '$schema $id $ref title description default examples definitions properties items';
  const worded = 'type required additionalProperties enum minLength pattern format';
  const counted = 'minimum maximum minItems maxItems uniqueItems';
  const known = [...`${silent} ${worded} ${counted}`.split(' '), ...ownKeywords];
  const keywords = new Set(parts.flatMap(({ schema }) => Object.keys(schema)));
  expect([...keywords].filter((keyword) => !known.includes(keyword))).toEqual([]);
});

test('every field has a name and a place that an editor understands, and every list that can grow a name for its items', () => {
  expect(pointersTo((schema) => !['undefined', ...Object.keys(folds)].includes(String(schema['x-place'])))).toEqual([]);
  const isNameless = ({ type, minItems, maxItems, ...schema }: Schema) =>
    type === 'array' && (minItems === undefined || minItems !== maxItems) && schema['x-item'] === undefined;
  expect(pointersTo(isNameless)).toEqual([]);
  // Words of engineers, outside of the fold that is theirs.
  const strange = [...schemas.values()].flatMap((whole) => {
    const all = inner(whole);
    const theirs = all.filter(({ schema }) => schema['x-place'] === 'engineer');
    return all.filter(({ pointer, schema }) => {
      const label = String(schema['x-label'] ?? labelOf(pointer.split('/').at(-1)!));
      const isTheirs = theirs.some((place) => pointer.startsWith(place.pointer));
      return (
        !isTheirs && /\b(hero|nav|carousel|key|id|url|ya?ml|slug)\b/i.test(label) && !/^.definitions.\w+$/.test(pointer)
      );
    });
  });
  expect(strange.map(({ pointer }) => pointer)).toEqual([]);
});

test('every number has a greatest value', () => {
  expect(pointersTo(({ type, maximum }) => /integer|number/.test(String(type)) && maximum === undefined)).toEqual([]);
});

test('every field for a web address checks more than the beginning', () => {
  const isAddress = ({ pattern }: Schema) => String(pattern).includes('https://');
  expect(pointersTo(isAddress).length).toBeGreaterThan(5);
  expect(pointersTo((schema) => isAddress(schema) && schema['format'] !== 'web-address')).toEqual([]);
});

/** A schema in which no field is optional, so that its example has all of them. */
const withAll = (schema: Schema) =>
  JSON.parse(JSON.stringify(schema), (_, part: Schema | null) =>
    part?.properties ? { ...part, required: Object.keys(part.properties) } : part,
  ) as Parameters<typeof exampleOf>[0];

test('every schema describes each part, with examples that it accepts, and is closed', () => {
  expect(
    pointersTo(({ properties, additionalProperties }) => properties !== undefined && additionalProperties !== false),
  ).toEqual([]);
  for (const [name, whole] of schemas) {
    for (const { pointer, schema } of inner(whole)) {
      const { description, examples = [], enum: choices, properties, items } = schema;
      const isGroup = properties !== undefined || items !== undefined;
      expect(description, name + pointer).toBeTruthy();
      // The example of a group is made of those of its fields.
      expect(isGroup ? examples.length === 0 : (choices ?? examples.length > 0), name + pointer).toBeTruthy();
      const validate = examples.length > 0 ? ajv.getSchema(`${name}#${pointer}`)! : () => true;
      for (const example of examples)
        expect(validate(example), `${name}${pointer} ${JSON.stringify(example)}`).toBe(true);
    }
    expect(ajv.getSchema(name!)!(exampleOf(withAll(whole))), name).toBe(true);
  }
});
