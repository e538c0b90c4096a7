import type { Content } from '../../content/content.ts';
import { slugOf } from '../../content/find.ts';
import { fileOfArea } from './file.ts';
import { nearestTo, proposals } from './propose.ts';
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
