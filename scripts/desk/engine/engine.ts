import { existsSync, readFileSync } from 'node:fs';
import { madeFrom } from '#pages/made-from.ts';
import { listPages } from '#pages/routes.ts';
import { entryNames } from '#checks/references.ts';
import { check } from '#checks/check-content.ts';
import { itemsOf } from '#content/text/facts.ts';
import { areaVariables, headVariables } from '#content/fill.ts';
import { inForm } from '#content/text/form-words.ts';
import { folders, forEngineers, groupOf, partOf, singleFiles } from '#content/kinds.ts';
import type { Content } from '#content/content.ts';
import { formatProblem, type Problem } from '#content/problem.ts';
import { fieldLabel } from '#content/text/wording.ts';
import { checkWith, checkWithDots } from './check-with.ts';
import { planChange, type EntryChange } from './entry-change.ts';
import { addressOf, type EmittedFile } from '../../codegen/emit/file.ts';
import { newArea, type AreaFacts } from '../../area/new-area.ts';
import { markedPage } from './origins.ts';
import type { FieldProblem, ListedEntry, Maker, Placeholder, State } from './state.ts';
import { isCopied, isUnwritten, nameOfFile } from './state.ts';

const fileText = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What the last look has found: the last content without problems, and all entries in the order of the start. */
let last: { content: Content | undefined; entries: ListedEntry[] } = { content: undefined, entries: [] };

const nameIn = (file: string) => nameOfFile(file, last);

function labelAt({ file, path = [] }: Problem['place']): string {
  const entry = last.entries.find((each) => each.file === file);
  return fieldLabel(nameIn(file), entry ? partOf(entry.kind) : {}, path);
}

/** A problem of two files belongs to the edited one. Its words name pages and fields, and no files. */
function fieldProblem(problem: Problem, edited: string): FieldProblem {
  const { rule, also = [] } = problem;
  const places = [problem.place, ...also];
  const place = places.find(({ file }) => file === edited) ?? problem.place;
  const others = places.filter((other) => other !== place).map((other) => `Also: ${labelAt(other)}`);
  const words = inForm(problem).replaceAll(/data\/[\w/-]+\.\w+/g, nameIn);
  return {
    file: place.file,
    path: place.path ?? [],
    rule,
    text: formatProblem(problem),
    words: [words, ...others].join('\n'),
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
function firstPages(content: Content): ReadonlyMap<string, string> {
  const pairs = listPages(content).flatMap((page) =>
    madeFrom(page, content).map((file): [string, string] => [file, page.route.path]),
  );
  return new Map(pairs.filter(([file]) => !everywhere.includes(file)).toReversed());
}

/** The placeholders of the texts of a file: those of the whole site, or the figures of an area. */
function placeholdersFor(content: Content, edited: string): Record<string, Placeholder> {
  const area = content.all('neighbourhood').find(({ file }) => file === edited);
  const site = content.single('site');
  const values = area ? areaVariables(area.data, site.data.language) : headVariables(content);
  const places = new Map([
    ...Object.keys(site.data).map((name) => [name, { file: site.file, path: [name] }] as const),
    ['serviceHours', { file: site.file, path: ['customerService', 'hours'] }],
    ...itemsOf(content).map(({ name, entry: { file }, path }) => [name, { file, path }] as const),
  ]);
  return Object.fromEntries(
    Object.entries(values).map(([name, words]) => {
      const field = places.get(name);
      return [name, { words, ...(field && { field }) }];
    }),
  );
}

/** Where the start has an entry: pages first, then what many pages show, areas, and what only engineers need. */
function rankOf({ group, kind, path }: ListedEntry): number {
  if (group === forEngineers) return 3;
  if (kind === 'neighbourhood') return 2;
  return path !== undefined || kind.startsWith('page-') ? 0 : 1;
}

/** The entries in the order of the start, those of a rank by the addresses of their pages, or by their names. */
function inStartOrder(entries: readonly ListedEntry[]): ListedEntry[] {
  const order = (entry: ListedEntry) =>
    `${rankOf(entry)} ${entry.kind === 'page-not-found' ? '~~' : (entry.path ?? `~${entry.name}`)}`;
  return entries.toSorted((one, other) => Number(order(one) > order(other)) - Number(order(one) < order(other)));
}

/** Data with its generated files as data: URLs: no server has them, and the frame may not read object URLs. */
function withFiles<T extends object>({ files, ...shown }: T & { files: readonly EmittedFile[] }) {
  const text = files.reduce((all, file) => {
    const ending = file.path.split('.').at(-1)!.replace('svg', 'svg+xml');
    const type = ending === 'json' ? 'application/json' : `image/${ending}`;
    const data = file.encoding === 'base64' ? `;base64,${file.text}` : `,${encodeURIComponent(file.text)}`;
    return all.replaceAll(addressOf(file), `data:${type}${data}`);
  }, JSON.stringify(shown));
  return JSON.parse(text) as Omit<T, 'files'>;
}

/** What is checked and previewed. */
export interface Question {
  files: Readonly<Record<string, string>>;
  /** The file that is open in the desk. */
  edited: string;
  page: string;
}

/** Whether pages can be made of the content. Tables may have the rows of an area that is still to be made. */
const canBeShown = (problems: readonly Problem[]) =>
  problems.every((problem) => problem.rule === 'unknown-area' || isCopied(problem));

/** Checks the content as the command line does, and makes the page to preview. A text that is not written is "…" there. */
export function look({ edited, page: path }: Question): State {
  const { content: now, problems } = check('');
  const content = canBeShown(problems) ? now : last.content;
  const unwritten = problems.filter(isUnwritten);
  const whole = unwritten.length > 0 ? checkWithDots(now, fileText, unwritten) : { content: now, problems };
  const isEarlier = !canBeShown(whole.problems);
  const drawn = isEarlier ? content : whole.content;
  const routes = drawn === undefined ? [] : listPages(drawn);
  const pathOf = new Map(routes.map(({ route: { file, path } }) => [file, path]));
  const shownOn = drawn === undefined ? undefined : firstPages(drawn);
  // While a file has a problem, its name is the last one.
  const known = [...(content?.entries() ?? []), ...now.entries()];
  const nameOf = entryNames(content);
  const dataOf = new Map(known.map(({ file, data }) => [file, data]));
  const entries = inStartOrder(
    now.kinds().flatMap((kind) =>
      now.files(kind).map(({ file, slug }) => {
        const [name, path] = [nameOf({ file, kind, slug, data: dataOf.get(file) }), pathOf.get(file)];
        return { file, kind, slug, name, group: groupOf(kind), path, shownOn: path ?? shownOn?.get(file) };
      }),
    ),
  );
  last = { content, entries };
  // Copied texts are known when the others are written.
  const allProblems = [...problems.filter((problem) => !isCopied(problem)), ...whole.problems.filter(isCopied)];
  const { origins = [], ...shown } = (drawn && markedPage(drawn, path, nameOf)) ?? {};
  return {
    makers,
    entries,
    isEarlier,
    problems: allProblems.map((problem) => fieldProblem(problem, edited)),
    values: content === undefined ? {} : headVariables(content),
    placeholders: content === undefined ? {} : placeholdersFor(content, edited),
    shown: 'page' in shown ? withFiles(shown) : undefined,
    origins,
  };
}

/** The file of a new area. */
export const area = (facts: AreaFacts) =>
  last.content ? newArea(last.content, facts) : { refusal: 'The content has mistakes. Fix them first.' };

/** What changes if an entry is renamed or deleted, and what is to be fixed then. */
function plan({ file, change }: { file: string; change: EntryChange }) {
  const planned = last.content && planChange(last.content, fileText, file, change);
  if (planned === undefined || 'refusal' in planned) return planned;
  return { ...planned, problems: checkWith(planned.files).problems.map((problem) => fieldProblem(problem, file)) };
}

/** What the desk asks of the engine. */
export const tasks = { look, area, plan };
export type Tasks = typeof tasks;
