// The desk's worker: checks the content and makes the data of the previewed page, so that typing stays fast.
import './globals.ts';
import { addressOf, type EmittedFile } from '../../build/emit/file.ts';
import type { AreaChange, planChange } from '../area/change-plan.ts';
import type { Answers } from '../area/questions.ts';
import type { AreaDraft } from './new-area.ts';
import type { Shown } from '../../build/emit/pages.ts';
import type { Mistake, State } from './engine.ts';
import { readFiles, replaceFiles } from './stand-ins.ts';

/** A request to check the content, and the page to preview. */
export interface Question {
  type: 'look';
  files: Readonly<Record<string, string>>;
  /** The file that is open in the desk. */
  edited: string;
  page: string;
}

export interface Answer {
  state: State;
  shown: Shown | undefined;
  /** The files that the page is made from, its own first. */
  files: readonly string[];
}

/** A request for the draft of a new area, from the fields that are filled in so far. */
export interface AreaQuestion {
  type: 'area';
  name: string;
  given: Answers;
}

export interface AreaAnswer {
  draft: AreaDraft | undefined;
  /** The mistakes that its file would have. */
  mistakes: readonly Mistake[];
}

/** A request for what changes if an area is renamed or deleted. */
export interface PlanQuestion {
  type: 'plan';
  slug: string;
  change: AreaChange;
}

export interface PlanAnswer {
  plan: ReturnType<typeof planChange> | undefined;
}

export type Asked = Question | AreaQuestion | PlanQuestion;

/** An error of the desk itself, never of the typed text. */
export interface Failure {
  failure: string;
}

// Imported only after the files have arrived, because its modules read the schemas when they are loaded.
const engine = () => import('./engine.ts');

const textOf = (file: string) => readFiles()[file] ?? '';

/** A data: URL of a generated file, because no server has the file. */
function localAddress({ path, text }: EmittedFile): string {
  const type = path.endsWith('.svg') ? 'image/svg+xml' : 'application/json';
  const bytes = new TextEncoder().encode(text);
  // Not an object URL: if the desk is opened as a file, its frame may not read object URLs of the worker.
  return `data:${type};base64,${btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''))}`;
}

/** A page whose generated files are data: URLs, because the server has only the files of the last build. */
function withFiles({ files, ...shown }: Shown & { files: readonly EmittedFile[] }): Shown {
  const text = files.reduce(
    (all, file) => all.replaceAll(addressOf(file), () => localAddress(file)),
    JSON.stringify(shown),
  );
  return JSON.parse(text) as Shown;
}

async function look({ files, page, edited }: Question): Promise<Answer> {
  replaceFiles(files);
  const { filesAt, look, show } = await engine();
  const state = look(textOf, edited);
  const shown = show(page);
  return { state, shown: shown && withFiles(shown), files: filesAt(page) };
}

async function area({ name, given }: AreaQuestion): Promise<AreaAnswer> {
  const { draft, mistakesIn } = await engine();
  const drafted = draft(name, given);
  if (drafted?.files[0] === undefined) return { draft: drafted, mistakes: [] };
  const before = readFiles();
  replaceFiles({ ...before, ...Object.fromEntries(drafted.files.map(({ file, text }) => [file, text])) });
  const mistakes = mistakesIn(textOf, drafted.files[0].file);
  replaceFiles(before);
  return { draft: drafted, mistakes };
}

async function answer(question: Asked): Promise<Answer | AreaAnswer | PlanAnswer | Failure> {
  try {
    if (question.type === 'plan') return { plan: (await engine()).plan(textOf, question.slug, question.change) };
    return await (question.type === 'look' ? look(question) : area(question));
  } catch (error) {
    console.error(error);
    return { failure: String(error) };
  }
}

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  last = last.then(async () => postMessage(await answer(data)));
});
