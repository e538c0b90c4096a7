import { stringify } from 'yaml';
import { listOf } from './propose.ts';
import type { Question } from './questions.ts';

const field = (name: string, value: unknown) => stringify({ [name]: value }, { lineWidth: 0 });

/** The file of a new area. A comment marks the answers that were copied from the nearest area. */
export function fileOfArea(
  name: string,
  answers: Readonly<Record<Question, string>>,
  unsure: { from: string; of: readonly Question[] },
): string {
  const names = listOf(answers.names);
  const said = (key: Question, value: unknown = answers[key]) =>
    unsure.of.includes(key)
      ? field(key, value).replace('\n', ` # copied from ${unsure.from}, the nearest area: please check it\n`)
      : field(key, value);
  return [
    field('name', name),
    said('description'),
    said('group'),
    said('codes', listOf(answers.codes)),
    said('lines', listOf(answers.lines)),
    ...(['region', 'planningArea', 'subzone'] as const).map((key) => said(key)),
    ...(['latitude', 'longitude'] as const).map((key) => said(key, Number(answers[key]))),
    field('coverage', {
      pattern: names.length > 4 ? 'six' : 'four',
      names,
      ...(names.length > 4 && { property: 'All HDB & Condos' }),
    }),
    field('scene', { rail: answers.rail }),
  ].join('');
}
