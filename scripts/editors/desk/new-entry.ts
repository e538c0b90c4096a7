import type { RJSFSchema } from '@rjsf/utils';
import { stringify } from 'yaml';
import { dataOf, withValues } from './change.ts';
import { labelOf } from './form-schema.ts';

interface Part {
  type?: string;
  properties?: Readonly<Record<string, Part>>;
  required?: readonly string[];
  items?: Part;
  minItems?: number;
  description?: string;
  enum?: readonly string[];
}

type Values = Readonly<Record<string, unknown>>;

/** The existing entry that a new one is modelled on. */
export interface Model {
  file: string;
  name: string;
  data: Values;
}

/** A field that a new entry needs, with a proposal and its reason. */
export interface RequiredField {
  key: string;
  label: string;
  description: string;
  choices: readonly string[];
  proposal: string;
  reason: string;
}

/** An item of a list with its texts still to be written. */
export function emptyItem(schema: RJSFSchema): Record<string, unknown> {
  const { properties = {}, required = [] } = (schema as Part).items ?? {};
  return Object.fromEntries(required.flatMap((key) => (properties[key]?.type === 'string' ? [[key, '']] : [])));
}

/** The text of a new list with the minimum number of items, all of them empty. */
export function emptyList(schema: RJSFSchema): string {
  const { minItems = 1 } = schema as Part;
  return stringify(Array.from({ length: minItems }, () => emptyItem(schema)));
}

/**
 * A text of the model with the new name in it; undefined if the text lacks the model's name, because then it fits only
 * the model.
 */
const renamed = (text: string, from: string, to: string) =>
  text.includes(from) ? text.replaceAll(from, to) : undefined;

function proposed(key: string, part: Part, name: string, model: Model, all: readonly Values[]): [unknown, string] {
  const own = model.data[key];
  if (part.enum) {
    const uses = (choice: string) => all.filter((each) => each[key] === choice).length;
    return [
      part.enum.toSorted((one, other) => uses(one) - uses(other))[0],
      'Proposed because the fewest other entries use it.',
    ];
  }
  if (typeof own === 'number') {
    return [Math.max(...all.map((each) => Number(each[key]))) + 1, 'The next number.'];
  }
  const text = typeof own === 'string' ? renamed(own, model.name, name) : undefined;
  return text === undefined ? ['', `${model.name} has: “${String(own)}”`] : [text, `As in ${model.name}.`];
}

/** The required fields of a new entry, except its name and the sections that are copied from its model. */
export function requiredFieldsOf(
  schema: RJSFSchema,
  name: string,
  model: Model,
  all: readonly Values[],
): RequiredField[] {
  const { properties = {}, required = [] } = schema as Part;
  return required.flatMap((key) => {
    const part = properties[key]!;
    if (key === 'name' || part.type === 'object' || part.type === 'array') return [];
    const [proposal, reason] = proposed(key, part, name, model, all);
    const { description = '', enum: choices = [] } = part;
    return [{ key, label: labelOf(key), description, choices, proposal: String(proposal), reason }];
  });
}

function renamedDeep(value: unknown, from: string, to: string): unknown {
  if (typeof value === 'string') return renamed(value, from, to) ?? value;
  if (Array.isArray(value)) return value.map((item) => renamedDeep(item, from, to));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inside]) => [key, renamedDeep(inside, from, to)]));
}

/** The file of a new entry: the answers, and the required sections of the model with the new name in them. */
export function entryLike(
  schema: RJSFSchema,
  model: Model,
  text: string,
  name: string,
  answers: Readonly<Record<string, string>>,
): string {
  const { properties = {}, required = [] } = schema as Part;
  const copied = required
    .filter((key) => !(key in answers))
    .map((key) => [key, renamedDeep(model.data[key], model.name, name)]);
  const answered = Object.entries(answers).map(([key, value]) => [
    key,
    properties[key]?.type === 'integer' ? Number(value) : value,
  ]);
  return withValues(model.file, text, { ...Object.fromEntries([...copied, ...answered]), name } as unknown, '');
}

/** The entries that can show a list of a kind: those with a section that names one. */
export function placesOf(kind: string, files: Readonly<Record<string, string>>): { file: string; section: string }[] {
  return Object.keys(files)
    .filter((file) => /^data\/.*\.(?:yaml|md)$/.test(file) && files[file]!.includes(`${kind}:`))
    .flatMap((file) => {
      const data = dataOf(file, files[file]!) as Values | null;
      const part = data?.[kind] as { list?: unknown } | undefined;
      return typeof part?.list === 'string' ? [{ file, section: kind }] : [];
    });
}
