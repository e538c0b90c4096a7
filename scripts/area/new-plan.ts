import { stringify } from 'yaml';
import type { Content } from '#content/content.ts';
import { slugOf } from '#content/find.ts';
import { edited, editsBetween } from '#content/yaml-edit.ts';
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

/** The search for a postal code with a new area: of the areas near these first two digits, it knows the three nearest. */
function withSector(content: Content, slug: string, { sector, sectorDistance }: Answers): TextFile[] {
  if (!sector) return [];
  return content.all('postal-sectors').map(({ file, source, data }) => {
    const at = data.findIndex((each) => each.sector === sector);
    const all = [...(data[at]?.nearest ?? []), { area: slug, distance: Number(sectorDistance || NaN) }];
    const nearest = all.toSorted((one, other) => one.distance - other.distance).slice(0, 3);
    const next = at < 0 ? [...data, { sector, nearest }] : data.with(at, { sector, nearest });
    return { file, text: edited(file, source, editsBetween(data, next)) };
  });
}

const line = (name: string, value: unknown) => stringify({ [name]: value }, { lineWidth: 0 });

/**
 * The files of a new area, its own first, and the areas nearest to it. A comment marks the region, planning area and
 * subzone that no person gave.
 */
export function planArea(
  content: Content,
  name: string,
  answers: Readonly<Record<Question, string>>,
  given: Answers,
): { files: [TextFile, ...TextFile[]]; near: ReturnType<typeof nearestTo> } {
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
    line('coverage', {
      pattern: names.length > 4 ? 'six' : 'four',
      names,
      ...(names.length > 4 && { property: 'All HDB & Condos' }),
    }),
    line('scene', { rail: answers.rail }),
  ];
  const slug = slugOf(`${name}.yaml`);
  return { files: [{ file: areaFile(slug), text: text.join('') }, ...withSector(content, slug, answers)], near };
}
