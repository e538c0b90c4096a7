import { stringify } from 'yaml';
import type { Content } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { nearestTo, proposals, listOf } from './propose.ts';
import { questions, type Answers, type Question } from './questions.ts';

/** A file to write; one with an empty text is removed. */
export interface TextFile {
  file: string;
  text: string;
}

export const areaFile = (slug: string) => `data/neighbourhoods/${slug}.yaml`;

export const isWhole = (answers: Answers): answers is Readonly<Record<Question, string>> =>
  questions.every((question) => answers[question] !== undefined);

const line = (name: string, value: unknown) => stringify({ [name]: value }, { lineWidth: 0 });

/**
 * The file of a new area, and the areas nearest to it. A comment marks the region, planning area and
 * subzone that no person gave.
 */
export function planArea(
  content: Content,
  name: string,
  answers: Readonly<Record<Question, string>>,
  given: Answers,
): { file: TextFile; near: ReturnType<typeof nearestTo> } {
  const near = nearestTo(content, Number(answers.latitude), Number(answers.longitude));
  const proposed = proposals(content, answers);
  const mark = ` # copied from ${near[0]?.area.data.name ?? ''}, the nearest area: please check it\n`;
  const district = (key: 'region' | 'planningArea' | 'subzone') => {
    const isCopied = given[key] === undefined && answers[key] === proposed[key];
    return isCopied ? line(key, answers[key]).replace('\n', mark) : line(key, answers[key]);
  };
  const names = listOf(answers.names);
  const text = [
    line('name', name),
    line('description', answers.description),
    line('group', answers.group),
    line('codes', listOf(answers.codes)),
    line('lines', listOf(answers.lines)),
    district('region'),
    district('planningArea'),
    district('subzone'),
    line('latitude', Number(answers.latitude)),
    line('longitude', Number(answers.longitude)),
    line('coverage', { pattern: names.length > 4 ? 'six' : 'four', names }),
    line('scene', { rail: answers.rail }),
  ];
  return { file: { file: areaFile(slugOf(`${name}.yaml`)), text: text.join('') }, near };
}
