import type { Answer, AreaAnswer, AreaQuestion, Failure, Question } from './worker.ts';

type Asked = { onFailure: (failure: Failure) => void } & (
  | { question: Question; callback: (answer: Answer) => void }
  | { question: AreaQuestion; callback: (answer: AreaAnswer) => void }
);

/** Asks the worker: what the content is like with these texts, and how a page looks; or what is known of a new area. */
export type Ask = (asked: Asked) => void;

/** What a later question of the same kind makes needless. */
const topic = ({ question }: Asked) =>
  question.type === 'area' ? 'area' : question.changed.map(({ file }) => file).join();

/** Gives the worker that checks and renders its files. While it is busy, of several questions of one kind only the last waits. */
export function startEngine(files: Readonly<Record<string, string>>, worker: Worker): Ask {
  const waiting: Asked[] = [];
  let asked: Asked | undefined;
  let isFirst = true;

  function sendNext(): void {
    asked = waiting.shift();
    if (asked === undefined) return;
    worker.postMessage({ ...asked.question, ...(isFirst && { files }) });
    isFirst = false;
  }

  worker.addEventListener('message', ({ data }: MessageEvent<(Answer & AreaAnswer) | Failure>) => {
    const answered = asked;
    sendNext();
    if ('failure' in data) answered?.onFailure(data);
    else answered?.callback(data);
  });

  // The worker itself could not start.
  worker.addEventListener('error', ({ message }) => asked?.onFailure({ failure: message }));

  return (next) => {
    const last = waiting.at(-1);
    if (last && topic(last) === topic(next)) waiting.pop();
    waiting.push(next);
    if (asked === undefined) sendNext();
  };
}
