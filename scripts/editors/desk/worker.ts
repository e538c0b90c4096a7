// Checks the content and makes the data of the page that is shown, beside the page that is typed into.
import './globals.ts';
import type { TextFile } from '../new-area/from-books.ts';
import type { Answers } from '../new-area/questions.ts';
import type { AreaDraft } from './new-area.ts';
import type { Mistake, Shown, State } from './engine.ts';
import { readFiles, replaceFiles } from './stand-ins/fs.ts';

/** What the desk asks for: all files once, then those that are edited, and the page that is shown. */
export interface Question {
  type: 'look';
  files?: Readonly<Record<string, string>>;
  changed: readonly TextFile[];
  page: string;
}

export interface Answer {
  state: State;
  shown: Shown | undefined;
}

/** What the desk asks while somebody fills in the form of a new area. */
export interface AreaQuestion {
  type: 'area';
  name: string;
  given: Answers;
}

export interface AreaAnswer {
  draft: AreaDraft | undefined;
  /** What would be wrong with its files. */
  mistakes: readonly Mistake[];
}

// Its modules read the schemas when they are loaded.
const engine = () => import('./engine.ts');

const textOf = (file: string) => readFiles()[file] ?? '';

async function look({ files, changed, page }: Question): Promise<Answer> {
  if (files) replaceFiles(files);
  replaceFiles({ ...readFiles(), ...Object.fromEntries(changed.map(({ file, text }) => [file, text])) });
  const { look, show } = await engine();
  const state = look(textOf, changed.at(-1)?.file);
  return { state, shown: show(page) };
}

async function area({ name, given }: AreaQuestion): Promise<AreaAnswer> {
  const { draft, look } = await engine();
  const drafted = draft(name, given);
  const [first] = drafted?.files ?? [];
  if (drafted === undefined || first === undefined) return { draft: drafted, mistakes: [] };
  const before = readFiles();
  replaceFiles({ ...before, ...Object.fromEntries(drafted.files.map(({ file, text }) => [file, text])) });
  const { mistakes } = look(textOf, first.file);
  replaceFiles(before);
  look(textOf);
  return { draft: drafted, mistakes };
}

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Question | AreaQuestion>) => {
  last = last.then(async () => postMessage(await (data.type === 'look' ? look(data) : area(data))));
});
