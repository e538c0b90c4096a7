import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './content-copy.ts';

export interface Schema {
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
export const schemas = new Map(
  readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(join(folder, name), 'utf8')) as Schema]),
);

/** Follows a reference into the shared schema. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  return name === undefined ? schema : schemas.get('shared.schema.json')!.definitions![name]!;
}

/** Every schema inside a schema, with the JSON pointer that leads to it. */
export function inner(schema: Schema, pointer = ''): { pointer: string; schema: Schema }[] {
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
export function groupsIn(
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
