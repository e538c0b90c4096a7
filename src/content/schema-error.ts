import type { DefinedError } from 'ajv';
import type { Part } from './kinds.ts';
import type { Path } from './place.ts';
import type { Problem } from './problem.ts';
import { suggestion, fieldName, nameOf, described, sentence, show, typedField } from './wording.ts';

/**
 * An example of a value: one of the schema, or one made of the examples of its required fields or of its items. `nth`
 * counts the items of a list.
 */
export function exampleOf(schema: Part, nth = 0): unknown {
  const { enum: choices, examples = [], properties, required = [], items, minItems = 1 } = schema;
  if (properties) return Object.fromEntries(required.map((name) => [name, exampleOf(properties[name]!, nth)]));
  if (items) return Array.from({ length: Math.max(1, minItems) }, (_, index) => exampleOf(items, index));
  const values = choices ?? examples.filter((example) => example !== '');
  return values[nth % values.length];
}

/** The keys and indexes of the value that an error is about. */
export function pathOf(error: DefinedError): Path {
  return error.instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((step) => (/^\d+$/.test(step) ? Number(step) : step));
}

/** The schema that the value should have satisfied. */
export const schemaOf = (error: DefinedError) => (error.parentSchema ?? {}) as Part;

/** An error of one keyword. */
export type ErrorOf<Keyword extends DefinedError['keyword']> = Extract<DefinedError, { keyword: Keyword }>;

/** The allowed fields that an object does not have. */
export function absentFields(error: DefinedError): string[] {
  return Object.keys(schemaOf(error).properties ?? {}).filter((name) => !(name in (error.data as object)));
}

type Report = Omit<Problem, 'place'>;

/** A value that is not one of the choices. */
export function choiceProblem(path: Path, error: DefinedError): Report {
  const choices = (schemaOf(error).enum ?? []).map(show);
  const value = show(error.data);
  const meant = suggestion(value, choices);
  return {
    rule: 'unknown-choice',
    message: `${nameOf(path)} cannot be "${value}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    fix:
      meant === undefined ? `write one of: ${choices.join(', ')}.` : `write →  ${typedField(fieldName(path), meant)}`,
  };
}

/** A list with too few or too many items. */
export function itemCountProblem(path: Path, error: Extract<DefinedError, { params: { limit: number } }>): Report {
  const { limit } = error.params;
  const has = (error.data as unknown[]).length;
  const few = error.keyword === 'minItems';
  return {
    rule: 'wrong-count',
    message: sentence(
      `${nameOf(path)} has ${has} item${has === 1 ? '' : 's'}; there must be at ${few ? 'least' : 'most'} ${limit}.`,
      described(schemaOf(error)),
    ),
    fix: few ? `add ${limit - has} more.` : `remove ${has - limit}.`,
  };
}

/** A text with the zero that it should begin with: "09:00" of "9:00". Undefined if that is not the mistake. */
const withZero = (text: string, { pattern }: Part): string | undefined =>
  pattern !== undefined && /^\d/.test(text) && new RegExp(pattern, 'u').test(`0${text}`) ? `0${text}` : undefined;

/** A text or a number with the wrong form or size. */
export function valueProblem(path: Path, error: DefinedError): Report {
  const schema = schemaOf(error);
  const field = (value: unknown) => typedField(fieldName(path), value);
  const form = `write it in this form, for example →  ${field(exampleOf(schema))}`;
  switch (error.keyword) {
    case 'minLength':
      return { rule: 'empty-value', message: sentence(`${nameOf(path)} is empty.`, described(schema)), fix: form };
    case 'minimum':
    case 'maximum': {
      const side = error.keyword === 'minimum' ? 'at least' : 'at most';
      return {
        rule: 'out-of-range',
        message: sentence(
          `${nameOf(path)} is ${show(error.data)}; it must be ${side} ${error.params.limit}.`,
          described(schema),
        ),
        fix: `write a number that is ${side} ${error.params.limit}.`,
      };
    }
    case 'pattern':
    case 'format': {
      const meant = withZero(String(error.data), schema);
      // Only for texts that begin like a web address. For all others, the pattern of the field fails.
      const mistake =
        error.keyword === 'format' && error.params.format === 'web-address'
          ? 'is not an address that visitors can open:'
          : 'cannot be';
      return {
        rule: 'wrong-form',
        message: sentence(`${nameOf(path)} ${mistake} "${show(error.data)}".`, described(schema)),
        fix: meant === undefined ? form : `write →  ${field(meant)}`,
      };
    }
    default:
      return { rule: 'schema', message: `${nameOf(path)} ${error.message}.`, fix: form };
  }
}
