import { labelOf } from '#content/wording.ts';
import { madeFrom } from '#pages/made-from.ts';
import { pagesOf } from '#pages/routes.ts';
import { sceneFacts } from '#pages/cards.ts';
import { namesOf } from '#checks/references.ts';
import { check } from '#checks/check-content.ts';
import { itemsOf } from '#content/facts.ts';
import { areaVariables, headVariables } from '#content/fill.ts';
import { inForm } from '#content/form-words.ts';
import { folders, groupOf, innerPart, partOf, singleFiles, type Kind, type Part } from '#content/kinds.ts';
import type { Content, Entry } from '#content/content.ts';
import { formatProblem, type Problem } from '#content/problem.ts';
import { planChange, type AreaChange } from '../../area/change-plan.ts';
import { contextOf, shownAt } from '../../build/emit/pages.ts';
import { flattenFacts } from '../../review/flat.ts';
import type { Answers } from '../../area/questions.ts';
import { draftArea, type AreaDraft } from './new-area.ts';
import { markedPage, pagesWith, type FoundField } from './origins.ts';
import type { Path } from '#content/place.ts';

/** A mistake as the command line reports it, and the field that it is in. */
export interface Mistake extends Pick<Problem, 'message' | 'fix' | 'rule'> {
  file: string;
  path: Path;
  /** The same words that `npm run check:content` prints. */
  text: string;
  /** The same in the words of a form. */
  words: string;
}

/** A file that can be edited, with the page that is made from it, if there is one. */
export interface ListedEntry {
  file: string;
  kind: Kind;
  slug: string;
  /** What editors call it. */
  name: string;
  /** The group that it is listed in. */
  group: string;
  path: string | undefined;
  /** The page that shows what is in it: its own, or another. */
  shownOn: string | undefined;
}

/** A kind of file that the desk can make. */
export interface Maker {
  kind: Kind;
  /** For instance "list of questions". */
  label: string;
  /** For instance "data/faqs". */
  folder: string;
}

/** The state of the content. */
export interface State {
  makers: Maker[];
  entries: ListedEntry[];
  pages: string[];
  /** Whether the pages are those of earlier content, because this one has mistakes. */
  isEarlier: boolean;
  mistakes: Mistake[];
  /** The figures of the edited area that tables have. */
  figures: TableFigures[];
  /** What texts of the edited file may name in braces. */
  placeholders: Readonly<Record<string, Placeholder>>;
}

/** What is shown in place of a placeholder, and the field with it, if it is in one. */
export interface Placeholder {
  words: string;
  field?: FoundField;
}

/** A part of an area that comes from a table, which the form does not change. */
export interface TableFigures {
  part: string;
  facts: [what: string, value: string][];
  /** The file and the row. */
  from: string;
}

/** A problem of two files is a mistake in the edited one. */
function mistakeOf(problem: Problem, edited: string): Mistake {
  const { message, fix, rule, also = [] } = problem;
  const place = [problem.place, ...also].find(({ file }) => file === edited) ?? problem.place;
  return {
    file: place.file,
    path: place.path ?? [],
    message,
    fix,
    rule,
    text: formatProblem(problem),
    words: inForm(problem),
  };
}

const makers = Object.entries(folders).map(([folder, { kind, noun }]): Maker => ({
  kind,
  label: noun.replace(/^an? /, ''),
  folder,
}));

/** Single files that many pages of several kinds show. */
const everywhere = Object.keys(singleFiles).filter((file) => !singleFiles[file]!.startsWith('page-'));

/** The first page that shows each other file. */
function placesOf(content: Content): ReadonlyMap<string, string> {
  const pairs = pagesOf(content).flatMap((page) =>
    madeFrom(page, content).map((file): [string, string] => [file, page.route.path]),
  );
  return new Map(pairs.filter(([file]) => !everywhere.includes(file)).toReversed());
}

/** The name of a fact of a table as a form would show it. The name of an item of a list stays. */
function factName(way: string, part: Part | undefined): string {
  let at = part;
  const names = way.split(' › ').map((key) => {
    const field = at?.properties?.[key];
    at = field?.items ?? field ?? at;
    return field ? (field['x-label'] ?? labelOf(key)) : key;
  });
  return names.join(' › ');
}

/** The parts of an entry that come from tables. */
function figuresOf(entry: Entry | undefined): TableFigures[] {
  const data = (entry?.data ?? {}) as Readonly<Record<string, unknown>>;
  return Object.entries(entry?.origins ?? {}).map(([part, { file, line }]) => ({
    part,
    facts: flattenFacts(data[part]).map(([way, fact]) => [factName(way, innerPart(partOf(entry!.kind), part)), fact]),
    from: `${file}, row ${line}`,
  }));
}

/** The placeholders of the texts of a file: those of the whole site, or the figures of an area. */
function placeholdersFor(content: Content, edited: string): Record<string, Placeholder> {
  const area = content.all('neighbourhood').find(({ file }) => file === edited);
  const { language } = content.single('site').data;
  const values = area ? areaVariables(area.data, language) : headVariables(content);
  const places = new Map(itemsOf(content).map(({ name, entry: { file }, path }) => [name, { file, path }]));
  return Object.fromEntries(
    Object.entries(values).map(([name, words]) => {
      const field = places.get(name);
      return [name, { words, ...(field && { field }) }];
    }),
  );
}

let content: Content | undefined;

/** The mistakes of the content, which stays the one to show. */
export const mistakesIn = (edited: string): Mistake[] =>
  check('').problems.map((problem) => mistakeOf(problem, edited));

/** Checks the content, with the checks of the command line. If it has no mistakes, it is the one to show. */
export function look(edited: string): State {
  const { content: now, problems } = check('');
  // Tables may have the rows of an area that is still to be made.
  if (problems.every(({ rule }) => rule === 'unknown-area')) content = now;
  // While there are mistakes, the pages are those of the last content without mistakes.
  const routes = content === undefined ? [] : pagesOf(content);
  const pathOf = new Map(routes.map(({ route: { file, path } }) => [file, path]));
  const shownOn = content === undefined ? undefined : placesOf(content);
  // While a file has a mistake, its name is the last one.
  const known = [...(content?.entries() ?? []), ...now.entries()];
  const nameOf = namesOf(content);
  const dataOf = new Map(known.map(({ file, data }) => [file, data]));
  return {
    makers,
    entries: now.kinds().flatMap((kind) =>
      now.files(kind).map(({ file, slug }) => {
        const [name, path] = [nameOf({ file, kind, slug, data: dataOf.get(file) }), pathOf.get(file)];
        return { file, kind, slug, name, group: groupOf(kind), path, shownOn: path ?? shownOn?.get(file) };
      }),
    ),
    pages: routes.map(({ route: { path } }) => path),
    isEarlier: content !== now,
    mistakes: problems.map((problem) => mistakeOf(problem, edited)),
    figures: figuresOf(now.entries().find(({ file }) => file === edited)),
    placeholders: content === undefined ? {} : placeholdersFor(content, edited),
  };
}

/** The page at a path, from the last content that had no mistakes, and the fields that its words are from. */
export const show = (path: string) => content && markedPage(content, path, namesOf(content));

/** The pages that each list of fields reaches, in the last content that had no mistakes. */
export const reach = (fields: readonly (readonly FoundField[])[]) =>
  content === undefined ? [] : pagesWith(content, fields);

/** The pictures of the areas by their files, the pages at some paths, and the generated files of both. */
export function pictures(paths: readonly string[]) {
  if (content === undefined) return { cards: {}, pages: [], files: [] };
  const context = contextOf(content);
  const cards = context.content
    .all('neighbourhood')
    .map((area): [string, string] => [area.file, context.art.card(sceneFacts(area, context.content))]);
  const made = paths.flatMap((path) => shownAt(path, context) ?? []);
  const pages = made.map(({ page, site, words }) => ({ page, site, words }));
  return { cards: Object.fromEntries(cards), pages, files: [...context.art.files, ...context.files] };
}

/** The draft of a new area from the answers so far. */
export function draft(name: string, answers: Answers): AreaDraft | undefined {
  return content && draftArea(content, name, answers);
}

/** What changes if an area is renamed or deleted. */
export function plan(read: (file: string) => string, slug: string, change: AreaChange) {
  return content && planChange(content, read, slug, change);
}
