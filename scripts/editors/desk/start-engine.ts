import type { Answer, AreaAnswer, AreaQuestion, Failure, Question } from './worker.ts';

type EngineRequest = { onFailure: (failure: Failure) => void } & (
  | { question: Question; callback: (answer: Answer) => void }
  | { question: AreaQuestion; callback: (answer: AreaAnswer) => void }
);

/** Asks the worker for the mistakes and a page of the content with changed texts, or for the draft of a new area. */
export type Ask = (asked: EngineRequest) => void;

/** A later question with the same topic replaces an earlier one that still waits. */
const topic = ({ question }: EngineRequest) =>
  question.type === 'area' ? 'area' : question.changed.map(({ file }) => file).join();

/**
 * Gives the worker its files, and returns the function that asks it. If the worker is busy and the last waiting
 * question has the same topic, the new one replaces it.
 */
export function startEngine(files: Readonly<Record<string, string>>, worker: Worker): Ask {
  const waiting: EngineRequest[] = [];
  let asked: EngineRequest | undefined;
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
