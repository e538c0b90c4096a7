import { pagesOf } from '../../../src/pages/routes.ts';
import type { PageData } from '../../../src/pages/kinds.ts';
import type { Context } from '../../../src/pages/page-kind.ts';
import type { Site } from '../../../src/types/site.ts';
import { ArtFiles } from '../../build/emit/art.ts';
import { addressOf, type EmittedFile } from '../../build/emit/file.ts';
import { pageAt } from '../../build/emit/pages.ts';
import { emitPostcodes } from '../../build/emit/postcodes.ts';
import { siteFacts } from '../../build/emit/site.ts';
import { check } from '../../check/check-content.ts';
import type { Kind } from '../../content/kinds.ts';
import type { Content } from '../../content/content.ts';
import { withFigures } from '../../content/fill.ts';
import { formatProblem, type Problem } from '../../content/problem.ts';
import { typeset } from '../../content/typeset.ts';
import * as drawings from '../../illustration/index.ts';
import type { Answers } from '../new-area/questions.ts';
import { draftArea, type AreaDraft } from './new-area.ts';
import { pathAt } from './path-at.ts';
import type { Path } from '../../content/place.ts';

/** A mistake as the command line reports it, and the field that it is in. */
export interface Mistake extends Pick<Problem, 'message' | 'fix' | 'rule'> {
  file: string;
  path: Path;
  /** The same words that `npm run check:content` prints. */
  text: string;
}

/** A file that can be edited, with the page that is made from it, if there is one. */
export interface ListedEntry {
  file: string;
  kind: Kind;
  slug: string;
  /** Its own name or title, unless a mistake in it stops it from being read. */
  name?: string;
  path?: string;
}

/** What the content is now. */
export interface State {
  entries: ListedEntry[];
  pages: string[];
  mistakes: Mistake[];
}

/** What a page shows: its own data, and the facts that are on every page. */
export interface Shown {
  page: PageData;
  site: Site;
}

function mistakeOf(problem: Problem, read: (file: string) => string): Mistake {
  const { place, message, fix, rule, path } = problem;
  return {
    file: place.file,
    path: path ?? pathAt(read(place.file), place),
    message,
    fix,
    rule,
    text: formatProblem(problem),
  };
}

/** What an entry calls itself. */
function nameOf(data: unknown): string | undefined {
  const { name, title } = data as { name?: unknown; title?: unknown };
  return [name, title].find((value) => typeof value === 'string');
}

let content: Content | undefined;

/** Checks everything, with the checks of the command line. Of two files that are alike, the edited one is the copy. */
export function look(read: (file: string) => string, edited?: string): State {
  const ages = new Map(edited === undefined ? [] : [[edited, { added: 1, changed: 1 }]]);
  const { content: now, problems } = check('', {}, undefined, () => ages);
  if (problems.length === 0) content = now;
  // With a mistake, the pages are those of before it.
  const routes = content === undefined ? [] : pagesOf(content);
  const pathOf = new Map(routes.map(({ route: { file, path } }) => [file, path]));
  const names = new Map(now.entries().map(({ file, data }) => [file, nameOf(data)]));
  return {
    entries: now.kinds().flatMap((kind) =>
      now.files(kind).map(({ file, slug }) => {
        const [name, path] = [names.get(file), pathOf.get(file)];
        return { file, kind, slug, ...(name !== undefined && { name }), ...(path !== undefined && { path }) };
      }),
    ),
    pages: routes.map(({ route: { path } }) => path),
    mistakes: problems.map((problem) => mistakeOf(problem, read)),
  };
}

/**
 * The page at a path, of the content as it was when it last had no mistakes, and the files that it needs. Undefined where
 * there is none.
 */
export function show(path: string): (Shown & { files: readonly EmittedFile[] }) | undefined {
  if (content === undefined) return undefined;
  const printed = typeset(withFigures(content));
  const art = new ArtFiles();
  const [book] = emitPostcodes(printed);
  const context: Context = { content: printed, art, drawings, ...(book && { postcodes: addressOf(book) }) };
  const page = pageAt(path, context);
  const site = siteFacts(printed.single('site').data, printed, art);
  return page && { page, site, files: [...art.files, ...(book ? [book] : [])] };
}

/** What is known of a new area by what was typed so far. */
export function draft(name: string, given: Answers): AreaDraft | undefined {
  return content && draftArea(content, name, given);
}
