import { readdirSync, readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Entry } from '../../../src/content/content.ts';
import { folds } from '../../../scripts/desk/form/form-schema.ts';
import { labelOf } from '../../../src/content/wording.ts';
import { folders, ownKeywords, singleFiles, type Kind } from '../../../src/content/kinds.ts';
import { load } from '../../../src/content/load.ts';
import type { Problem } from '../../../src/content/problem.ts';
import { exampleOf } from '../../../src/content/schema-error.ts';
import { checkSchemas, compileSchemas, withFormats } from '../../../src/content/schema-check.ts';
import { projectRoot } from '../../support/content-copy.ts';

interface Schema {
  $ref?: string;
  description?: string;
  examples?: unknown[];
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  definitions?: Record<string, Schema>;
  [keyword: string]: unknown;
}

const folder = join(projectRoot, 'schema');

/** Every schema by its file name. */
const schemas = new Map(
  readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema]),
);

/** Follows a reference into the shared schema. */
function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : schemas.get('shared.schema.json')!.definitions![name]!;
}

/** A schema with all of its references followed. */
function inlined(schema: Schema): Schema {
  const { properties, items, ...own } = resolved(schema);
  return {
    ...own,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, part]) => [key, inlined(part)])),
    }),
    ...(items && { items: inlined(items) }),
  };
}

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

/** Every object inside a value, with its schema and its path. Of a list, only the first item is read. */
function groupsIn(
  schema: Schema,
  value: unknown,
  path: readonly (string | number)[] = [],
): { schema: Schema; value: Record<string, unknown>; path: readonly (string | number)[] }[] {
  const { properties, items } = resolved(schema);
  if (Array.isArray(value)) {
    return items === undefined ? [] : value.slice(0, 1).flatMap((item) => groupsIn(items, item, [...path, 0]));
  }
  if (typeof value !== 'object' || value === null || properties === undefined) return [];
  const group = value as Record<string, unknown>;
  const within = Object.entries(group).flatMap(([key, item]) => groupsIn(properties[key] ?? {}, item, [...path, key]));
  return [{ schema: resolved(schema), value: group, path }, ...within];
}

const kinds: Kind[] = [...Object.values(singleFiles), ...Object.values(folders).map(({ kind }) => kind)];
const ajv = withFormats(new Ajv({ strict: true, allErrors: true, code: { optimize: false } }));
for (const schema of schemas.values()) ajv.addSchema(schema);

const validatorOf = compileSchemas(projectRoot);
const { entries } = load(join(projectRoot, 'tests/fixtures/companies/first'));
const entryOf = (kind: Kind) => entries.find((entry) => entry.kind === kind)!;

/** The problems of an entry with other data. */
function problemsOf(entry: Entry, data: unknown): Problem[] {
  return checkSchemas([{ ...entry, data }], validatorOf).problems;
}

/** The entry with only the fields that its schema requires. */
function leastOf(schema: Schema, value: unknown): unknown {
  const { items, properties, required = [] } = resolved(schema);
  if (Array.isArray(value)) return items === undefined ? value : value.map((item) => leastOf(items, item));
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(([key]) => required.includes(key));
  return Object.fromEntries(kept.map(([key, item]) => [key, leastOf(properties?.[key] ?? {}, item)]));
}

test('every kind of entry has a schema, and every schema a kind', () => {
  const wanted = [...kinds, 'shared'].map((kind) => `${kind}.schema.json`);
  expect([...schemas.keys()].toSorted()).toEqual(wanted.toSorted());
});

test('the schemas use only keywords that have a message, and keywords that cannot fail', () => {
  const silent = '$schema $id $ref title description examples definitions properties items';
  const worded = 'type required additionalProperties enum minLength pattern format';
  const counted = 'minimum maximum minItems maxItems uniqueItems';
  const known = [...`${silent} ${worded} ${counted}`.split(' '), ...ownKeywords];
  const used = [...schemas.values()].flatMap((schema) => [schema, ...inner(schema).map((part) => part.schema)]);
  const keywords = new Set(used.flatMap((schema) => Object.keys(schema)));
  expect([...keywords].filter((keyword) => !known.includes(keyword))).toEqual([]);
});

test('every field has a name and a place that an editor understands, and every list that can grow a name for its items', () => {
  const parts = [...schemas.values()].flatMap((schema) => [{ pointer: '', schema }, ...inner(schema)]);
  const unknown = parts.filter(
    ({ schema }) => !['undefined', ...Object.keys(folds)].includes(String(schema['x-place'])),
  );
  expect(unknown.map(({ pointer }) => pointer)).toEqual([]);
  const nameless = parts.filter(
    ({ schema: { type, minItems, maxItems, ...schema } }) =>
      type === 'array' && (minItems === undefined || minItems !== maxItems) && schema['x-item'] === undefined,
  );
  expect(nameless.map(({ pointer }) => pointer)).toEqual([]);
  // Words of engineers, outside of the fold that is theirs.
  const strange = [...schemas.values()].flatMap((whole) => {
    const all = inner(whole);
    const theirs = all.filter(({ schema }) => resolved(schema)['x-place'] === 'engineer');
    return all.filter(({ pointer, schema }) => {
      const label = String(resolved(schema)['x-label'] ?? labelOf(pointer.split('/').at(-1)!));
      const isTheirs = theirs.some((place) => pointer.startsWith(place.pointer));
      return (
        !isTheirs && /\b(hero|nav|carousel|key|id|url|ya?ml|slug)\b/i.test(label) && !/^.definitions.\w+$/.test(pointer)
      );
    });
  });
  expect(strange.map(({ pointer }) => pointer)).toEqual([]);
});

test('every number has a greatest value', () => {
  const parts = [...schemas.values()].flatMap((schema) => inner(schema));
  const endless = parts.filter(
    ({ schema: { type, maximum } }) => /integer|number/.test(String(type)) && maximum === undefined,
  );
  expect(endless.map(({ pointer }) => pointer)).toEqual([]);
});

test('every field for a web address checks more than the beginning', () => {
  const parts = [...schemas.values()].flatMap((schema) => inner(schema).map((part) => part.schema));
  const addresses = parts.filter(({ pattern }) => String(pattern).includes('https://'));
  expect(addresses.length).toBeGreaterThan(5);
  expect(addresses.filter(({ format }) => format !== 'web-address')).toEqual([]);
});

test.each([...schemas])(
  '%s compiles, describes each part with examples that it accepts, and is closed',
  (name, schema) => {
    expect(ajv.getSchema(name)).toBeTypeOf('function');
    const parts = inner(schema);
    const bare = parts.filter(({ schema: part }) => {
      const { description = '', examples = [], enum: choices, properties, items } = resolved(part);
      const isGroup = properties !== undefined || items !== undefined;
      // The example of a group is made of those of its fields.
      return description === '' || (isGroup ? examples.length > 0 : examples.length === 0 && choices === undefined);
    });
    expect(bare.map(({ pointer }) => pointer)).toEqual([]);
    const wrong = [{ pointer: '', schema }, ...parts].flatMap(({ pointer, schema: { examples = [] } }) =>
      examples
        .filter((example) => !ajv.getSchema(`${name}#${pointer}`)!(example))
        .map((example) => ({ pointer, example })),
    );
    expect(wrong).toEqual([]);
    const madeUp = parts.filter(({ pointer, schema: part }) => {
      const validate = ajv.getSchema(`${name}#${pointer}`)!;
      return !validate(exampleOf(inlined(part)));
    });
    expect(madeUp.map(({ pointer }) => pointer)).toEqual([]);
    const open = [schema, ...parts.map((part) => part.schema)].filter(
      ({ properties, additionalProperties }) => properties !== undefined && additionalProperties !== false,
    );
    expect(open).toEqual([]);
  },
);

describe.each(kinds)('an entry of the kind %s', (kind) => {
  const schema = schemas.get(`${kind}.schema.json`)!;
  const entry = entryOf(kind);

  test('passes unchanged, and with only the required fields; it is reported if it is empty', () => {
    expect(problemsOf(entry, entry.data)).toEqual([]);
    expect(problemsOf(entry, leastOf(schema, entry.data))).toEqual([]);
    // A site may have no redirects.
    const nothing = kind === 'redirects' ? [{}, null, [{}]] : [{}, [], null, '', [{}], [null]];
    for (const value of nothing) expect(problemsOf(entry, value), JSON.stringify(value)).not.toEqual([]);
  });

  test('is reported without any one of its required fields', () => {
    const validate = validatorOf(kind);
    for (const { schema: group, path } of groupsIn(schema, entry.data)) {
      for (const [index, field] of (group.required ?? []).entries()) {
        const data = structuredClone(entry.data);
        delete path.reduce<unknown>((value, key) => (value as Record<string | number, unknown>)[key], data)![
          field as never
        ];
        const place = `${path.join(' › ')} ${field}`;
        expect(validate(data), place).toBe(false);
        expect(validate.errors, place).toMatchObject([{ keyword: 'required', params: { missingProperty: field } }]);
        // The message is made the same way for each field of a group.
        if (index > 0) continue;
        const [problem, ...others] = problemsOf(entry, data);
        expect(others, place).toEqual([]);
        expect(problem!.rule, place).toBe('missing-field');
        expect(problem!.message).toContain(`"${field}" is missing`);
        expect(problem!.fix).toContain(`${field}:`);
      }
    }
  });
});
