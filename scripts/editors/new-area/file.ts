import { stringify } from 'yaml';
import { listOf } from './propose.ts';
import type { Field, Question } from './questions.ts';

/** The text of a remark, in lines that can be read. */
function remark(text: string): string {
  const lines = text.match(/.{1,110}(?:\s|$)/g) ?? [];
  return lines.map((line) => `# ${line.trimEnd()}\n`).join('');
}

const field = (name: string, value: unknown) => stringify({ [name]: value }, { lineWidth: 0 });

const commented = (name: string, { description, examples }: Field) =>
  remark(description) + field(name, examples[0]).replaceAll(/^(?=.)/gm, '# ');

/** The file of a new area: every field below what the schema says of it, those that may be left out as remarks. */
export function fileOfArea(
  name: string,
  answers: Readonly<Record<Question, string>>,
  fields: Readonly<Record<string, Field>>,
  unsure: { from: string; of: readonly Question[] },
): string {
  const names = listOf(answers.names);
  const said = (key: string, value: unknown) => {
    const doubt = unsure.of.includes(key as Question)
      ? `Taken from ${unsure.from}, the nearest area: please look it up.`
      : '';
    return remark(`${fields[key]!.description} ${doubt}`.trim()) + field(key, value);
  };
  return [
    said('name', name),
    commented('officialName', fields['officialName']!),
    ...(['description', 'group'] as const).map((key) => said(key, answers[key])),
    said('codes', listOf(answers.codes)),
    said('lines', listOf(answers.lines)),
    ...(['region', 'planningArea', 'subzone'] as const).map((key) => said(key, answers[key])),
    ...(['latitude', 'longitude'] as const).map((key) => said(key, Number(answers[key]))),
    remark(fields['names']!.description),
    field('coverage', {
      pattern: names.length > 4 ? 'six' : 'four',
      names,
      ...(names.length > 4 && { property: 'All HDB & Condos' }),
    }),
    commented('housing', fields['housing']!),
    commented('households', fields['households']!),
    remark(fields['rail']!.description),
    field('scene', { rail: answers.rail }),
  ].join('');
}
