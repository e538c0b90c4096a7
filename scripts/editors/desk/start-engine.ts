import type { Answer, AreaAnswer, AreaQuestion, Failure, PlanAnswer, PlanQuestion, Question } from './worker.ts';

type EngineRequest = { onFailure: (failure: Failure) => void } & (
  | { question: Question; callback: (answer: Answer) => void }
  | { question: AreaQuestion; callback: (answer: AreaAnswer) => void }
  | { question: PlanQuestion; callback: (answer: PlanAnswer) => void }
);

/**
 * Asks the worker for the mistakes and a page of the content with changed texts, for the draft of a new area, or for what
 * the change of an area's name changes.
 */
export type Ask = (asked: EngineRequest) => void;

const topic = ({ question }: EngineRequest) =>
  question.type !== 'look' ? question.type : question.changed.map(({ file }) => file).join();

/** Whether a question makes one that still waits unnecessary: it has the same topic, and its answer the same receiver. */
const replaces = (next: EngineRequest, last: EngineRequest | undefined) =>
  last !== undefined && last.callback === next.callback && topic(last) === topic(next);

/**
 * Gives the worker its files, and returns the function that asks it. Each question is answered, or fails, unless the
 * worker is busy and a newer question replaces the last waiting one.
 */
export function startEngine(files: Readonly<Record<string, string>>, worker: Worker): Ask {
  const waiting: EngineRequest[] = [];
  let asked: EngineRequest | undefined;
  let isFirst = true;
  let dead: Failure | undefined;

  function sendNext(): void {
    asked = waiting.shift();
    if (asked === undefined) return;
    worker.postMessage({ ...asked.question, ...(isFirst && { files }) });
    isFirst = false;
  }

  worker.addEventListener('message', ({ data }: MessageEvent<(Answer & AreaAnswer & PlanAnswer) | Failure>) => {
    const answered = asked;
    sendNext();
    if ('failure' in data) answered?.onFailure(data);
    else answered?.callback(data);
  });

  // The worker itself could not start, so no question will be answered.
  worker.addEventListener('error', (event) => {
    // Otherwise the error would be one of the window too, which the document shows in place of the desk.
    event.preventDefault();
    dead = { failure: event.message };
    for (const each of [asked, ...waiting.splice(0)]) each?.onFailure(dead);
  });

  return (next) => {
    if (dead) return next.onFailure(dead);
    if (replaces(next, waiting.at(-1))) waiting.pop();
    waiting.push(next);
    if (asked === undefined) sendNext();
  };
}
