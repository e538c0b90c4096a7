import type { Content } from '../../content/content.ts';
import { slugOf } from '../../content/find.ts';
import { fileOfArea } from './file.ts';
import { nearestTo, proposals } from './propose.ts';
import { questions, type Answers, type Question } from './questions.ts';

/** A file to write; one with an empty text is removed. */
export interface TextFile {
  file: string;
  text: string;
}

export const areaFile = (slug: string) => `data/neighbourhoods/${slug}.yaml`;

/** How to add an area to the search for a postal code; undefined if the search knows the area, or is not in use. */
export function searchFix(content: Content, slug: string): string | undefined {
  const sectors = content.all('postal-sectors').flatMap(({ data }) => data);
  const known = sectors.flatMap(({ nearest }) => nearest.map(({ area }) => area));
  if (known.length === 0 || known.includes(slug)) return undefined;
  if (content.tables?.get('postcodes-nearest')?.bySlug.has(slug)) return undefined;
  return `add it to the first two digits of its postal codes in data/postal-sectors.yaml →  { area: ${slug}, distance: 0.8 }`;
}

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
