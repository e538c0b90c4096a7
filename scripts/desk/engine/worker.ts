// The desk's worker: checks the content and makes the data of the previewed page, so that typing stays fast.
import './globals.ts';
import type { Question, Tasks } from './engine.ts';
import { replaceFiles } from './memory-files.ts';

async function answerTo(task: keyof Tasks, question: never): Promise<unknown> {
  if (task === 'look') replaceFiles((question as Question).files);
  // Imported only after the files have arrived, because its modules read the schemas when they are loaded.
  const { tasks } = await import('./engine.ts');
  return tasks[task](question);
}

let last: Promise<unknown> = Promise.resolve();
addEventListener('message', ({ data: [task, question] }: MessageEvent<[keyof Tasks, never]>) => {
  last = last
    .then(() => answerTo(task, question))
    .then(
      (answer) => postMessage({ answer }),
      // An error of the desk itself, never of the typed text.
      (error: unknown) => {
        console.error(error);
        postMessage({ failure: String(error) });
      },
    );
});
