import { stringify } from 'yaml';
import type { Content } from '../../content/content.ts';
import { slugOf } from '../../content/find.ts';
import { nearestTo, proposals, listOf } from './propose.ts';
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
