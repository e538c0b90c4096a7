// The desk's worker: checks the content and makes the data of the previewed page, so that typing stays fast.
import './globals.ts';
import { addressOf, type EmittedFile } from '../../build/emit/file.ts';
import type { AreaChange } from '../../area/change-plan.ts';
import type { Answers } from '../../area/questions.ts';
import type { Shown } from '../../build/emit/pages.ts';
import type { State } from './engine.ts';
import type { FoundField, Origin } from './origins.ts';
import { readFiles, replaceFiles } from './stand-ins.ts';

/** What `look` checks and previews. */
export interface Question {
  files: Readonly<Record<string, string>>;
  /** The file that is open in the desk. */
  edited: string;
  page: string;
}

export interface Answer {
  state: State;
  shown: Shown | undefined;
  /** The fields that words of the page are from, by the numbers of their marks. */
  origins: readonly Origin[];
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

/** Data whose generated files are data: URLs, because the server has only the files of the last build. */
function withFiles<T extends object>({ files, ...shown }: T & { files: readonly EmittedFile[] }) {
  const text = files.reduce(
    (all, file) => all.replaceAll(addressOf(file), () => localAddress(file)),
    JSON.stringify(shown),
  );
  return JSON.parse(text) as Omit<T, 'files'>;
}

const tasks = {
  /** Checks the content, and makes the page to preview. */
  async look({ files, page, edited }: Question): Promise<Answer> {
    replaceFiles(files);
    const { look, show } = await engine();
    const state = look(edited);
    const { origins = [], ...shown } = show(page) ?? {};
    return { state, shown: 'page' in shown ? withFiles(shown) : undefined, origins };
  },
  /** The pictures of areas, by their files, and the pages at some paths, which the start shows as small pictures. */
  pictures: async (paths: readonly string[]) => withFiles((await engine()).pictures(paths)),
  /** The draft of a new area from the fields that are filled in so far, and the mistakes that its file would have. */
  async area({ name, answers }: { name: string; answers: Answers }) {
    const { draft, mistakesIn } = await engine();
    const drafted = draft(name, answers);
    if (drafted?.files[0] === undefined) return { draft: drafted, mistakes: [] };
    const before = readFiles();
    replaceFiles({ ...before, ...Object.fromEntries(drafted.files.map(({ file, text }) => [file, text])) });
    const mistakes = mistakesIn(drafted.files[0].file);
    replaceFiles(before);
    return { draft: drafted, mistakes };
  },
  reach: async (fields: readonly (readonly FoundField[])[]) => (await engine()).reach(fields),
  /** What changes if an area is renamed or deleted. */
  plan: async ({ slug, change }: { slug: string; change: AreaChange }) => (await engine()).plan(textOf, slug, change),
};

export type Tasks = typeof tasks;

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data: [task, question] }: MessageEvent<[keyof Tasks, never]>) => {
  last = last
    .then((): Promise<unknown> => tasks[task](question))
    .then(
      (answer) => postMessage({ answer }),
      // An error of the desk itself, never of the typed text.
      (error: unknown) => {
        console.error(error);
        postMessage({ failure: String(error) });
      },
    );
});
