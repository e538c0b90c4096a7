import { expect, test } from 'vitest';
import { askNewest, startEngine } from '../../../scripts/desk/engine/start-engine.ts';
import type { Question } from '../../../scripts/desk/engine/engine.ts';

/** A worker that answers when the test says so. */
class StubWorker extends EventTarget {
  readonly questions: Question[] = [];
  postMessage([, question]: [task: 'look', question: Question]): void {
    this.questions.push(question);
  }
  async say(data: unknown): Promise<void> {
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const look = (page: string): Question => ({ page, files: {}, edited: '' });

function started() {
  const worker = new StubWorker();
  const engine = startEngine(worker as unknown as Worker);
  const ask = (question: Question) => engine('look', question);
  const heard: string[] = [];
  const hearers = (name: string) =>
    [() => void heard.push(`${name} answered`), (words: string) => void heard.push(`${name}: ${words}`)] as const;
  return { worker, ask, heard, hearers };
}

test('a newer question replaces one of the same asker that waits, and no other does', async () => {
  const { worker, ask, heard, hearers } = started();
  const desk = askNewest(ask, ...hearers('desk'));
  desk(look('/1'));
  desk(look('/2'));
  desk(look('/3'));
  void ask(look('/save')).then(...hearers('save'));
  await worker.say({ answer: {} });
  await worker.say({ answer: {} });
  desk(look('/4'));
  await worker.say({ answer: {} });
  await worker.say({ answer: {} });
  expect(worker.questions.map(({ page }) => page)).toEqual(['/1', '/save', '/3', '/4']);
  expect(heard).toEqual(['desk answered', 'save answered', 'desk answered', 'desk answered']);
});

test('a failure is the answer to its own question; when the worker has died, to all', async () => {
  const { worker, ask, heard, hearers } = started();
  for (const name of ['one', 'two', 'three']) void ask(look('/')).then(...hearers(name));
  await worker.say({ failure: 'no labels' });
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'dead' }));
  await ask(look('/')).then(...hearers('four'));
  expect(heard).toEqual(['one: no labels', 'two: dead', 'three: dead', 'four: dead']);
});
