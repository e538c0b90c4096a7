import { stringify } from 'yaml';
import { blockNames, type Blocks } from '../facts/area.ts';
import { listOf } from './propose.ts';
import type { Field, Question } from './questions.ts';

/** A text as a YAML comment, in lines of a readable length. */
function commentOf(text: string): string {
  const lines = text.match(/.{1,110}(?:\s|$)/g) ?? [];
  return lines.map((line) => `# ${line.trimEnd()}\n`).join('');
}

const field = (name: string, value: unknown) => stringify({ [name]: value }, { lineWidth: 0 });

const commented = (name: string, { description, examples }: Field) =>
  commentOf(description) + field(name, examples[0]).replaceAll(/^(?=.)/gm, '# ');

/** The file of a new area: every field below its description from the schema; optional fields are commented out. */
export function fileOfArea(
  name: string,
  answers: Readonly<Record<Question, string>>,
  fields: Readonly<Record<string, Field>>,
  unsure: { from: string; of: readonly Question[] },
  blocks: Blocks,
): string {
  const names = listOf(answers.names);
  const said = (key: string, value: unknown) => {
    const doubt = unsure.of.includes(key as Question)
      ? `Copied from ${unsure.from}, the nearest area: please check it.`
      : '';
    return commentOf(`${fields[key]!.description} ${doubt}`.trim()) + field(key, value);
  };
  return [
    said('name', name),
    commented('officialName', fields['officialName']!),
    said('description', answers.description),
    commented('paragraph', fields['paragraph']!),
    said('group', answers.group),
    said('codes', listOf(answers.codes)),
    said('lines', listOf(answers.lines)),
    ...(['region', 'planningArea', 'subzone'] as const).map((key) => said(key, answers[key])),
    ...(['latitude', 'longitude'] as const).map((key) => said(key, Number(answers[key]))),
    commentOf(fields['names']!.description),
    field('coverage', {
      pattern: names.length > 4 ? 'six' : 'four',
      names,
      ...(names.length > 4 && { property: 'All HDB & Condos' }),
    }),
    ...(blocks.housing ? [] : [commented('housing', fields['housing']!)]),
    ...blockNames.flatMap((name) => (blocks[name] === undefined ? [] : [said(name, blocks[name])])),
    commented('households', fields['households']!),
    commentOf(fields['rail']!.description),
    field('scene', { rail: answers.rail }),
  ].join('');
}
