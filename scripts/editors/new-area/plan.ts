import type { Content } from '../../content/content.ts';
import { slugOf } from '../../content/find.ts';
import { fileOfArea } from './file.ts';
import { fromBooks, type FromBooks, type TextFile } from './from-books.ts';
import { listOf, nearestTo, proposals } from './propose.ts';
import { fieldsOfArea, questions, type Answers, type Question } from './questions.ts';

export const areaFile = (slug: string) => `data/neighbourhoods/${slug}.yaml`;

export const isWhole = (answers: Answers): answers is Readonly<Record<Question, string>> =>
  questions.every((question) => answers[question] !== undefined);

interface Plan {
  /** The file of the area first, then the files of its streets and its postal codes, if the books have them. */
  files: readonly TextFile[];
  near: ReturnType<typeof nearestTo>;
  books: FromBooks;
}

/**
 * The files of a new area. In its file, a comment marks the region, planning area and subzone that no person gave, so
 * that they are checked.
 */
export function planArea(
  root: string,
  content: Content,
  name: string,
  answers: Readonly<Record<Question, string>>,
  given: Answers,
): Plan {
  const slug = slugOf(`${name}.yaml`);
  const near = nearestTo(content, Number(answers.latitude), Number(answers.longitude));
  const proposed = proposals(content, answers);
  const unsure = (['region', 'planningArea', 'subzone'] as const).filter(
    (question) => given[question] === undefined && answers[question] === proposed[question],
  );
  const books = fromBooks(root, content, slug, listOf(answers.codes));
  const copied = { from: near[0]?.area.data.name ?? '', of: unsure };
  const text = fileOfArea(name, answers, fieldsOfArea(root), copied, books.blocks);
  return { files: [{ file: areaFile(slug), text }, ...books.files], near, books };
}
