import type { Tasks } from './engine.ts';

export type AnswerTo<T extends keyof Tasks> = Awaited<ReturnType<Tasks[T]>>;

/** Asks the worker. Rejects with words about the error if the desk itself fails. */
export type Ask = <T extends keyof Tasks>(task: T, question: Parameters<Tasks[T]>[0]) => Promise<AnswerTo<T>>;

/** The function that asks the worker. The worker answers the questions in their order. */
export function startEngine(worker: Worker): Ask {
  const waiting: { resolve: (answer: never) => void; reject: (words: string) => void }[] = [];
  let dead: string | undefined;
  worker.addEventListener('message', ({ data }: MessageEvent<{ answer: never } | { failure: string }>) => {
    const asked = waiting.shift();
    if ('failure' in data) asked?.reject(data.failure);
    else asked?.resolve(data.answer);
  });
  // The worker itself could not start, so no question will be answered.
  worker.addEventListener('error', (event) => {
    // Otherwise the error would be one of the window too, which the document shows in place of the desk.
    event.preventDefault();
    dead = event.message;
    for (const { reject } of waiting.splice(0)) reject(dead);
  });
  return (...question) =>
    new Promise((resolve, reject) => {
      if (dead !== undefined) return reject(dead);
      waiting.push({ resolve, reject });
      worker.postMessage(question);
    });
}

/** Asks questions one at a time. Of those that come meanwhile, only the newest is asked. */
export function askNewest<Q, A>(
  ask: (question: Q) => Promise<A>,
  onAnswer: (answer: A) => void,
  onFailure: (words: string) => void,
): (question: Q) => void {
  let next: Q | undefined;
  let isAsking = false;
  const askAll = async () => {
    isAsking = true;
    for (let asked = next; asked !== undefined; asked = next) {
      next = undefined;
      // Also if it is `onAnswer` that fails.
      await ask(asked)
        .then(onAnswer)
        .catch((reason: unknown) => onFailure(String(reason)));
    }
    isAsking = false;
  };
  return (question) => {
    next = question;
    if (!isAsking) void askAll();
  };
}
