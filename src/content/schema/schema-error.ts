import type { DefinedError } from 'ajv';
import type { Part } from '../kinds.ts';
import type { Path } from '../place.ts';
import { count, type Problem } from '../problem.ts';
import { suggestion, fieldName, valueName, described, sentence, toText, typedField } from '../text/wording.ts';

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
export function errorPath(error: DefinedError): Path {
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

/** What to do in the field of a form. Its description is above it. */
function wantedInForm(schema: Part): string {
  if (schema.type === 'boolean') return 'Choose Yes or No.';
  if (schema.enum) return `Choose one of: ${schema.enum.map(toText).join(', ')}.`;
  if (schema.properties) return 'Fill in its fields.';
  return schema.items ? 'Add one.' : `Write it, for example: ${toText(exampleOf(schema))}`;
}

/** A missing field, an empty one, and one with a value that is not allowed, in the words of a form. */
export const inForm = {
  missing: (schema: Part) => `This is missing. ${wantedInForm(schema)}`,
  empty: (schema: Part) => `This is empty. ${wantedInForm(schema)}`,
  impossible: (error: DefinedError) => `“${toText(error.data)}” is not possible here. ${wantedInForm(schemaOf(error))}`,
};

/** A value that is not one of the choices. */
export function choiceProblem(path: Path, error: DefinedError): Report {
  const choices = (schemaOf(error).enum ?? []).map(toText);
  const value = toText(error.data);
  const meant = suggestion(value, choices);
  return {
    rule: 'unknown-choice',
    message: `${valueName(path)} cannot be "${value}".${meant === undefined ? '' : ` Did you mean "${meant}"?`}`,
    fix:
      meant === undefined ? `write one of: ${choices.join(', ')}.` : `write →  ${typedField(fieldName(path), meant)}`,
    form: inForm.impossible(error),
  };
}

/** A list with too few or too many items. */
export function itemCountProblem(path: Path, error: Extract<DefinedError, { params: { limit: number } }>): Report {
  const { limit } = error.params;
  const has = (error.data as unknown[]).length;
  const few = error.keyword === 'minItems';
  const side = few ? 'least' : 'most';
  return {
    rule: 'wrong-count',
    message: sentence(
      `${valueName(path)} has ${count(has, 'item')}; there must be at ${side} ${limit}.`,
      described(schemaOf(error)),
    ),
    fix: few ? `add ${limit - has} more.` : `remove ${has - limit}.`,
    form: `There ${has === 1 ? 'is 1' : `are ${has}`}; there must be at ${side} ${limit}. ${few ? `Add ${limit - has}` : `Remove ${has - limit}`}.`,
  };
}

/** A text with the zero that it should begin with: "09:00" of "9:00". Undefined if that is not the problem. */
const withZero = (text: string, { pattern }: Part): string | undefined =>
  pattern !== undefined && /^\d/.test(text) && new RegExp(pattern, 'u').test(`0${text}`) ? `0${text}` : undefined;

/** A text or a number with the wrong form or size. */
export function valueProblem(path: Path, error: DefinedError): Report {
  const schema = schemaOf(error);
  const field = (value: unknown) => typedField(fieldName(path), value);
  const fix = `write it in this form, for example →  ${field(exampleOf(schema))}`;
  switch (error.keyword) {
    case 'minLength':
      return {
        rule: 'empty-value',
        message: sentence(`${valueName(path)} is empty.`, described(schema)),
        fix,
        form: inForm.empty(schema),
      };
    case 'minimum':
    case 'maximum': {
      const side = error.keyword === 'minimum' ? 'at least' : 'at most';
      return {
        rule: 'out-of-range',
        message: sentence(
          `${valueName(path)} is ${toText(error.data)}; it must be ${side} ${error.params.limit}.`,
          described(schema),
        ),
        fix: `write a number that is ${side} ${error.params.limit}.`,
        form: `This is ${toText(error.data)}. Write a number that is ${side} ${error.params.limit}.`,
      };
    }
    case 'pattern':
    case 'format': {
      const meant = withZero(String(error.data), schema);
      // Only for texts that begin like a web address. For all others, the pattern of the field fails.
      const verdict =
        error.keyword === 'format' && error.params.format === 'web-address'
          ? 'is not an address that visitors can open:'
          : 'cannot be';
      return {
        rule: 'wrong-form',
        message: sentence(`${valueName(path)} ${verdict} "${toText(error.data)}".`, described(schema)),
        fix: meant === undefined ? fix : `write →  ${field(meant)}`,
        form: inForm.impossible(error),
      };
    }
    default:
      return { rule: 'schema', message: `${valueName(path)} ${error.message}.`, fix };
  }
}
