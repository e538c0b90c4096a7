// Checks the content and makes the data of the page that is shown, beside the page that is typed into.
import './globals.ts';
import type { Shown, State } from './engine.ts';
import { replaceFile, replaceFiles } from './stand-ins/fs.ts';

/** What the desk asks for: all files once, then the file that is edited and the page that is shown. */
export interface Question {
  files?: Readonly<Record<string, string>>;
  changed?: { file: string; text: string };
  page: string;
}

export interface Answer {
  state: State;
  shown: Shown | undefined;
}

const texts = new Map<string, string>();

async function answer({ files, changed, page }: Question): Promise<Answer> {
  if (files) {
    replaceFiles(files);
    for (const [file, text] of Object.entries(files)) texts.set(file, text);
  }
  if (changed) {
    replaceFile(changed.file, changed.text);
    texts.set(changed.file, changed.text);
  }
  // Its modules read the schemas when they are loaded.
  const { look, show } = await import('./engine.ts');
  const state = look((file) => texts.get(file) ?? '', changed?.file);
  return { state, shown: show(page) };
}

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data }: MessageEvent<Question>) => {
  last = last.then(async () => postMessage(await answer(data)));
});
