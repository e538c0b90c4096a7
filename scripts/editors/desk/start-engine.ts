import type { Answer, Question } from './worker.ts';

/** Asks the worker what the content is like with this text of a file, and how a page looks then. */
export type Ask = (question: Omit<Question, 'files'>, callback: (answer: Answer) => void) => void;

/** Starts the worker that checks and renders. While it is busy, of several texts of one file only the last waits. */
export function startEngine(files: Readonly<Record<string, string>>): Ask {
  const worker = new Worker(new URL('worker.ts', import.meta.url), { type: 'module' });
  const waiting: { question: Question; callback: (answer: Answer) => void }[] = [];
  let isFirst = true;
  let asked: ((answer: Answer) => void) | undefined;

  function sendNext(): void {
    const next = waiting.shift();
    asked = next?.callback;
    if (next === undefined) return;
    worker.postMessage({ ...next.question, ...(isFirst && { files }) });
    isFirst = false;
  }

  worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
    const callback = asked;
    sendNext();
    callback?.(data);
  });

  return (question, callback) => {
    if (waiting.at(-1)?.question.changed?.file === question.changed?.file) waiting.pop();
    waiting.push({ question, callback });
    if (asked === undefined) sendNext();
  };
}
