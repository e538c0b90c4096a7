import type { ErrorObject } from 'ajv';
import type { Entry } from './content.ts';
import { placeOf, typed, type Path } from './place.ts';
import { startOf, type Problem } from './problem.ts';
import { didYouMean, suggestion } from './suggest.ts';

interface PropertySchema {
  description?: string;
  examples?: unknown[];
  enum?: unknown[];
  type?: string;
  properties?: Record<string, PropertySchema>;
}

type Report = Pick<Problem, 'rule' | 'message' | 'fix'> & { part?: 'key' };

const pathOf = (error: ErrorObject): Path =>
  error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));

const show = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const schemaOf = (error: ErrorObject) => (error.parentSchema ?? {}) as PropertySchema;
const meaning = (schema: PropertySchema) => schema.description ?? '';

const typeNames: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list, each line beginning with "- "',
  object: 'a group of fields, indented below its name',
};

function kindOfValue(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of fields';
  return `the ${typeof value === 'string' ? 'text' : typeof value} ${show(value)}`;
}

function wrongType(entry: Entry, error: ErrorObject, name: string): Report {
  const wanted = (error.params as { type: string }).type;
  const raw = typed(entry, pathOf(error));
  const needsQuotes = wanted === 'string' && ['number', 'boolean'].includes(typeof error.data);
  const example = schemaOf(error).examples?.[0];
  return {
    rule: 'wrong-type',
    message: needsQuotes
      ? `${name} must be text; without quotes YAML reads ${raw} as the ${typeof error.data} ${show(error.data)}.`
      : `${name} must be ${typeNames[wanted] ?? wanted}, and here it is ${kindOfValue(error.data)}.`,
    fix: needsQuotes
      ? `add quotes →  "${raw}"`
      : `${meaning(schemaOf(error))}${example === undefined ? '' : ` For example: ${show(example)}`}`,
  };
}

function missingField(error: ErrorObject): Report {
  const field = (error.params as { missingProperty: string }).missingProperty;
  const schema = schemaOf(error).properties?.[field] ?? {};
  const example = schema.enum?.[0] ?? schema.examples?.[0];
  return {
    rule: 'missing-field',
    message: `"${field}" is missing. ${meaning(schema)}`.trim(),
    fix: `add a line →  ${field}: ${example === undefined ? '…' : show(example)}`,
  };
}

function unknownField(entry: Entry, error: ErrorObject): Report {
  const field = (error.params as { additionalProperty: string }).additionalProperty;
  const fields = Object.keys(schemaOf(error).properties ?? {});
  const meant = suggestion(
    field,
    fields.filter((name) => !(name in (error.data as object))),
  );
  const value = typed(entry, [...pathOf(error), field]);
  return {
    rule: 'unknown-field',
    message: `"${field}" is not a field here.${didYouMean(field, fields)}`,
    fix:
      meant === undefined
        ? 'remove the line, or use one of the fields that exist.'
        : `rename it →  ${meant}: ${value}`.trimEnd(),
    part: 'key',
  };
}

function count(error: ErrorObject, name: string): Report {
  const limit = (error.params as { limit: number }).limit;
  const has = (error.data as unknown[]).length;
  const few = error.keyword === 'minItems';
  return {
    rule: 'wrong-count',
    message: `${name} has ${has} item${has === 1 ? '' : 's'}; there must be at ${few ? 'least' : 'most'} ${limit}.`,
    fix: few ? `add ${limit - has} more.` : `remove ${has - limit}.`,
  };
}

function report(entry: Entry, error: ErrorObject): Report {
  const path = pathOf(error);
  const name =
    typeof path.at(-1) === 'number'
      ? `An item of "${String(path.at(-2) ?? entry.slug)}"`
      : `"${String(path.at(-1) ?? entry.slug)}"`;
  const schema = schemaOf(error);
  const example = schema.examples?.[0];
  const such = example === undefined ? '' : ` For example: ${show(example)}`;
  switch (error.keyword) {
    case 'required':
      return missingField(error);
    case 'additionalProperties':
      return unknownField(entry, error);
    case 'type':
      return wrongType(entry, error, name);
    case 'enum': {
      const choices = (schema.enum ?? []).map(show);
      const meant = suggestion(show(error.data), choices);
      return {
        rule: 'unknown-choice',
        message: `${name} cannot be "${show(error.data)}".${didYouMean(show(error.data), choices)}`,
        fix: meant === undefined ? `write one of: ${choices.join(', ')}.` : `write →  ${meant}`,
      };
    }
    case 'minItems':
    case 'maxItems':
      return count(error, name);
    case 'uniqueItems':
      return {
        rule: 'repeated-item',
        message: `${name} holds the same item twice.`,
        fix: 'change or remove one of the two.',
      };
    case 'minLength':
      return { rule: 'empty-text', message: `${name} is empty. ${meaning(schema)}`, fix: `write a text.${such}` };
    case 'minimum':
    case 'maximum':
      return {
        rule: 'out-of-range',
        message: `${name} is ${show(error.data)}, which is out of range. ${meaning(schema)}`,
        fix: `write a number that is ${String(error.message).replace('must be ', '')}.`,
      };
    case 'pattern':
    case 'format':
      return {
        rule: 'wrong-form',
        message: `${name} cannot be "${show(error.data)}". ${meaning(schema)}`,
        fix: `write it in this form →  ${show(example)}`,
      };
    default:
      return {
        rule: 'schema',
        message: `${name} ${String(error.message)}.`,
        fix: meaning(schema) || 'compare it with another file in this folder.',
      };
  }
}

function placeFor(entry: Entry, error: ErrorObject) {
  const path = pathOf(error);
  if (error.keyword === 'additionalProperties') {
    return placeOf(entry, [...path, (error.params as { additionalProperty: string }).additionalProperty], 'key');
  }
  if (error.keyword !== 'required') return placeOf(entry, path);
  return path.length === 0
    ? startOf(entry.file, entry.source)
    : placeOf(entry, path, typeof path.at(-1) === 'number' ? 'value' : 'key');
}

/** Errors of one entry as problems; a misspelt field and the field it was meant to be are one mistake. */
export function schemaProblems(entry: Entry, errors: readonly ErrorObject[]): Problem[] {
  const meant = new Set(
    errors
      .filter(({ keyword }) => keyword === 'additionalProperties')
      .map((error) => {
        const fields = Object.keys(schemaOf(error).properties ?? {}).filter(
          (name) => !(name in (error.data as object)),
        );
        const field = suggestion((error.params as { additionalProperty: string }).additionalProperty, fields);
        return `${error.instancePath}/${field ?? ''}`;
      }),
  );
  return errors
    .filter(
      (error) =>
        error.keyword !== 'required' ||
        !meant.has(`${error.instancePath}/${(error.params as { missingProperty: string }).missingProperty}`),
    )
    .map((error) => {
      const { part: _part, ...rest } = report(entry, error);
      return { place: placeFor(entry, error), ...rest };
    });
}
