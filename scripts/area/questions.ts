import { partOf, type Part } from '#content/kinds.ts';
import { exampleOf } from '#content/schema/schema-error.ts';

/** The fields of an area that the questions are about. The desk's forms import this file where there are no schemas. */
export function fieldsOfArea(): Readonly<Record<string, Part>> {
  const { coverage, scene, ...others } = partOf('neighbourhood').properties!;
  return { ...others, names: coverage!.properties!['names']!, rail: scene!.properties!['rail']! };
}

/** The questions, in order. Their names are also the names of the flags. */
export const questions = [
  'latitude',
  'longitude',
  'codes',
  'description',
  'names',
  'lines',
  'group',
  'region',
  'planningArea',
  'subzone',
  'rail',
] as const;

export type Question = (typeof questions)[number];
export type Answers = Readonly<Partial<Record<Question, string>>>;

/**
 * Texts that replace those of the schema, which mention the field "pattern" and figures. No question asks for
 * "pattern", and a new file may have no source for figures yet.
 */
const replacements: Readonly<Partial<Record<Question, { description: string; hint?: string }>>> = {
  names: { description: 'Four or six streets, estates or places in this area, separated by commas.' },
  codes: { description: 'The codes of the station, as on its signs, separated by commas.' },
  description: {
    description: 'One sentence that is true only of this area. It is the last sentence of the search result.',
    hint: 'about 75 letters; figures and years only as placeholders, such as {flats}, if the file has them',
  },
};

const hintOf = (field: Part) =>
  field.enum === undefined
    ? `for example: ${[exampleOf(field)].flat().join(', ')}`
    : `one of: ${field.enum.join(', ')}`;

/** What a question asks for, and in which form. */
export function aboutQuestion(question: Question): { description: string; hint: string } {
  const field = fieldsOfArea()[question]!;
  return { description: field.description!, hint: hintOf(field), ...replacements[question] };
}
