import { expect, test } from 'vitest';
import { startEngine } from '../../../scripts/editors/desk/start-engine.ts';
import type { Answer, Question } from '../../../scripts/editors/desk/worker.ts';

type Said = MessageEvent<Answer | { failure: string }>;

/** A worker that answers when the test says so. */
class StubWorker extends EventTarget {
  readonly questions: Question[] = [];
  postMessage(question: Question): void {
    this.questions.push(question);
  }
  say(data: unknown): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data }) as Said);
  }
}

const look = (page: string, file?: string): Question => ({
  type: 'look',
  page,
  changed: file === undefined ? [] : [{ file, text: page }],
  edited: '',
});

function started() {
  const worker = new StubWorker();
  const ask = startEngine({}, worker as unknown as Worker);
  const heard: string[] = [];
  const asker = (name: string) => {
    const callback = () => void heard.push(`${name} answered`);
    return (question: Question) =>
      ask({ question, callback, onFailure: ({ failure }) => void heard.push(`${name}: ${failure}`) });
  };
  return { worker, heard, asker };
}

test('a newer question of the same asker about the same file replaces one that waits, and no other does', () => {
  const { worker, heard, asker } = started();
  const [desk, save] = [asker('desk'), asker('save')];
  desk(look('/1', 'a'));
  desk(look('/2', 'a'));
  desk(look('/3', 'a'));
  save(look('/3'));
  desk(look('/4'));
  desk(look('/5', 'b'));
  for (let count = 0; count < 5; count += 1) worker.say({});
  expect(worker.questions.map(({ page }) => page)).toEqual(['/1', '/3', '/3', '/4', '/5']);
  expect(heard.filter((each) => each === 'save answered')).toHaveLength(1);
});

test('a failure is the answer to its own question; when the worker has died, to all', () => {
  const { worker, heard, asker } = started();
  asker('one')(look('/'));
  asker('two')(look('/'));
  asker('three')(look('/'));
  worker.say({ failure: 'no labels' });
  worker.dispatchEvent(Object.assign(new Event('error'), { message: 'dead' }));
  asker('four')(look('/'));
  expect(heard).toEqual(['one: no labels', 'two: dead', 'three: dead', 'four: dead']);
});
