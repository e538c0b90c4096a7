import { cpSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'playwright/test';
import { filesOf } from '../../../../scripts/editors/desk/files.ts';
import type { Answer, Question } from '../../../../scripts/editors/desk/worker.ts';
import { applyChanges, copyContent, projectRoot, restoreContent, type Change } from '../../../support/content-copy.ts';
import { test } from './one-profile.ts';

const cases = join(projectRoot, 'tests/engine/checks/mistakes');

/**
 * Mistakes that the browser cannot know: settings of a build, symbolic links, and which of two files git says is new.
 */
const elsewhere = [
  'backend-address-of-the-environment',
  'secret-key-of-the-environment',
  'link-instead-of-a-file',
  'link-instead-of-a-single-file',
  'duplicate-service-name',
  'duplicate-title',
];

interface Case {
  name: string;
  /** The texts of the changed files; null for a removed file. */
  changed: Record<string, string | null>;
  expected: string;
}

const expectedOf = (name: string) => readFileSync(join(cases, name, 'expected.txt'), 'utf8');
/** The rule that reports a mistake, which follows its place. */
const ruleOf = (name: string) => /^\S+ +(\S+)/.exec(expectedOf(name))?.[1] ?? name;

/** One mistake for each rule, because the desk and the command line run the same rules. */
function oneForEachRule(): string[] {
  const names = readdirSync(cases).filter((name) => !elsewhere.includes(name));
  return [...new Map(names.map((name) => [ruleOf(name), name])).values()];
}

/** Mistakes that the command line is tested with, each as a set of changed files. */
function readCases(): { files: Record<string, string>; list: Case[] } {
  const root = copyContent();
  // A copy of the content contains only the content and its schemas, so the drawings are added.
  const drawings = 'scripts/illustration/places/typical';
  const read = () => {
    cpSync(join(projectRoot, drawings), join(root, drawings), { recursive: true });
    return filesOf(root);
  };
  const files = read();
  const list = oneForEachRule().map((name): Case => {
    applyChanges(root, JSON.parse(readFileSync(join(cases, name, 'change.json'), 'utf8')) as Change[]);
    const now = read();
    restoreContent(root);
    const names = [...new Set([...Object.keys(files), ...Object.keys(now)])].filter(
      (file) => files[file] !== now[file],
    );
    const text = expectedOf(name);
    return {
      name,
      changed: Object.fromEntries(names.map((file) => [file, now[file] ?? null])),
      // The last lines of the output, which give the number of problems and what to run, are removed.
      expected: text.replace(/\n\d+ problems?(?: in |\. )[^]*$/, ''),
    };
  });
  rmSync(root, { recursive: true });
  return { files, list };
}

/** Tests mistakes of `tests/engine/checks/mistakes` in the desk's worker, in a browser. */
export function testMistakes(origin: () => string): void {
  test('the desk shows the messages of the command line for every rule', async ({ page }) => {
    const { files, list } = readCases();
    // A page that is only JSON, because the desk itself would start another worker.
    await page.goto(`${origin()}/desk/files.json`);
    const found = await page.evaluate(
      async ({ files, list }) => {
        const worker = new Worker('/scripts/editors/desk/worker.ts', { type: 'module' });
        const ask = (question: Question) =>
          new Promise<Answer>((resolve) => {
            worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true });
            worker.postMessage(question);
          });
        const texts: Record<string, string> = {};
        for (const { name, changed } of list) {
          const now = Object.entries({ ...files, ...changed }).filter(([, text]) => text !== null);
          const { state } = await ask({
            type: 'look',
            changed: [],
            edited: '',
            files: Object.fromEntries(now) as Record<string, string>,
            page: '/',
          });
          texts[name] = state.mistakes.map(({ text }) => text).join('\n');
        }
        return texts;
      },
      { files, list },
    );
    expect(found).toEqual(Object.fromEntries(list.map(({ name, expected }) => [name, expected])));
  });
}
