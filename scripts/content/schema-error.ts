import type { ErrorObject } from 'ajv';
import type { Path } from './place.ts';

/** The parts of a schema that messages use. */
export interface PropertySchema {
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  type?: string;
  pattern?: string;
  properties?: Record<string, PropertySchema>;
  required?: string[];
  items?: PropertySchema;
  minItems?: number;
}

/**
 * An example of a value: one of the schema, or one made of the examples of its required fields or of its items. `nth`
 * counts the items of a list.
 */
export function exampleOf(schema: PropertySchema, nth = 0): unknown {
  const { enum: choices, examples = [], properties, required = [], items, minItems = 1 } = schema;
  if (properties) return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name]!, nth)]));
  if (items) return Array.from({ length: Math.max(1, minItems) }, (_, index) => exampleOf(items, index));
  const values = choices ?? examples.filter((example) => example !== '');
  return values[nth % values.length];
}

/** The keys and indexes of the value that an error is about. */
export function pathOf(error: ErrorObject): Path {
  return error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The schema that the value should have satisfied. */
export const schemaOf = (error: ErrorObject) => (error.parentSchema ?? {}) as PropertySchema;

const param = (error: ErrorObject, name: string) => (error.params as Record<string, unknown>)[name];

/** The field that is not allowed. */
export const unknownFieldOf = (error: ErrorObject) => String(param(error, 'additionalProperty'));

/** The field that is missing. */
export const missingFieldOf = (error: ErrorObject) => String(param(error, 'missingProperty'));

/** The number or the type that a rule of the schema names. */
export const limitOf = (error: ErrorObject) => Number(param(error, 'limit'));
export const wantedTypeOf = (error: ErrorObject) => String(param(error, 'type'));

/** The indexes of two equal items. */
export function equalItemsOf(error: ErrorObject): readonly [number, number] {
  const pair = [Number(param(error, 'i')), Number(param(error, 'j'))] as const;
  return [Math.min(...pair), Math.max(...pair)];
}

/** The allowed fields that an object does not have. */
export function absentFields(error: ErrorObject): string[] {
  return Object.keys(schemaOf(error).properties ?? {}).filter((name) => !(name in (error.data as object)));
}
