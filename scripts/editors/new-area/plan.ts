import { stringify } from 'yaml';
import type { Content } from '../../content/content.ts';
import { slugOf } from '../../content/find.ts';
import { nearestTo, proposals, listOf } from './propose.ts';
import { questions, type Answers, type Question } from './questions.ts';

export interface TextFile {
  file: string;
  text: string;
}

export const areaFile = (slug: string) => `data/neighbourhoods/${slug}.yaml`;

export const isWhole = (answers: Answers): answers is Readonly<Record<Question, string>> =>
  questions.every((question) => answers[question] !== undefined);

/** The file of a new area and the areas nearest to it. The region, planning area and subzone that no person gave are marked. */
export function planArea(
  content: Content,
  name: string,
  answers: Readonly<Record<Question, string>>,
  given: Answers,
): TextFile & { near: ReturnType<typeof nearestTo> } {
  const near = nearestTo(content, Number(answers.latitude), Number(answers.longitude));
  const proposed = proposals(content, answers);
  const unsure = (['region', 'planningArea', 'subzone'] as const).filter(
    (question) => given[question] === undefined && answers[question] === proposed[question],
  );
  const text = fileOfArea(name, answers, { from: near[0]?.area.data.name ?? '', of: unsure });
  return { file: areaFile(slugOf(`${name}.yaml`)), text, near };
}

const field = (name: string, value: unknown) => stringify({ [name]: value }, { lineWidth: 0 });

/** The file of a new area. A comment marks the answers that were copied from the nearest area. */
function fileOfArea(
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
