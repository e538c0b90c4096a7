import type { DefinedError } from 'ajv';
import { parse } from 'yaml';
import type { Part } from './kinds.ts';
import type { Problem } from './problem.ts';
import { exampleOf, schemaOf } from './schema-error.ts';
import { show } from './wording.ts';

/** What to do in the field of a form. Its description is above it. */
function wanted(schema: Part): string {
  if (schema.type === 'boolean') return 'Choose Yes or No.';
  if (schema.enum) return `Choose one of: ${schema.enum.map(show).join(', ')}.`;
  if (schema.properties) return 'Fill in its fields.';
  return schema.items ? 'Add one.' : `Write it, for example: ${show(exampleOf(schema))}`;
}

/** An error of a schema in the words of a form; undefined if the words for files fit too. */
export function formWords(error: DefinedError): string | undefined {
  const schema = schemaOf(error);
  const value = show(error.data);
  switch (error.keyword) {
    case 'required':
      return `This is missing. ${wanted(schema.properties?.[error.params.missingProperty] ?? {})}`;
    case 'minLength':
      return `This is empty. ${wanted(schema)}`;
    case 'minimum':
    case 'maximum':
      return `This is ${value}. Write a number that is ${error.keyword === 'minimum' ? 'at least' : 'at most'} ${error.params.limit}.`;
    case 'minItems':
    case 'maxItems': {
      const [has, few] = [(error.data as unknown[]).length, error.keyword === 'minItems'];
      const change = few ? `Add ${error.params.limit - has}.` : `Remove ${has - error.params.limit}.`;
      return `There ${has === 1 ? 'is 1' : `are ${has}`}; there must be at ${few ? 'least' : 'most'} ${error.params.limit}. ${change}`;
    }
    case 'type':
    case 'enum':
    case 'pattern':
    case 'format':
      return error.data === null
        ? `This is empty. ${wanted(schema)}`
        : `“${value}” is not possible here. ${wanted(schema)}`;
    default:
      return undefined;
  }
}

/** The value in a line that a fix asks to type, without its key and its quotes. */
function valueIn(line: string): string {
  try {
    const value = parse(line) as unknown;
    const [only, ...others] = typeof value === 'object' && value !== null ? Object.values(value) : [value];
    return only === null || others.length > 0 || typeof only === 'object' ? line : String(only);
  } catch {
    return line;
  }
}

/** A problem in the words of a form. */
export const inForm = ({ form, message, fix }: Pick<Problem, 'form' | 'message' | 'fix'>): string =>
  form ?? `${message} Fix: ${fix.replace(/ →\s+([^]*)$/, (_, line: string) => `: ${valueIn(line)}`)}`;
