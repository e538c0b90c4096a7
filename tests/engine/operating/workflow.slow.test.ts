import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { runScript } from '../../support/codegen-copy.ts';
import { copyContent } from '../../support/content-copy.ts';
import { commitAll, gitIn } from '../../support/git.ts';
import { madeReal } from '../../support/real-company.ts';
import { evaluate, readWorkflow } from '../../support/workflow.ts';

// What GitHub runs to publish, in which order and on which condition; and the steps that no other test runs.
const { choose, publish } = readWorkflow('.github/workflows/deploy.yml').jobs;
const { build, function: backend, site } = readWorkflow('.github/workflows/publish.yml').jobs;
const commandsOf = ({ steps }: NonNullable<typeof build>) => steps.flatMap(({ run = [] }) => run);

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
function inFolder(folder: string): string {
  folders.push(folder);
  return folder;
}

test('the commit is chosen from the check that has ended, or by hand', () => {
  const { COMMIT, WHAT } = choose!.steps.at(-1)!.env!;
  const afterCheck = { inputs: {}, github: { event: { workflow_run: { head_sha: 'abc' } } } };
  const byHand = { inputs: { commit: 'def', what: 'site' }, github: { event: {} } };
  const chosen = [afterCheck, byHand].map((trigger) => [COMMIT, WHAT].map((value) => evaluate(value!, trigger)));
  expect(chosen).toEqual([
    ['abc', 'automatic'],
    ['def', 'site'],
  ]);
  const needs = { choose: { outputs: { commit: 'abc', what: 'site' } } };
  expect(Object.values(publish!.with!).map((value) => evaluate(value, { needs }))).toEqual(['abc', 'site']);
  // Each job checks out that commit.
  for (const { steps } of [build!, backend!, site!])
    expect(steps[0]!.with).toMatchObject({ ref: '${{ inputs.commit }}' });
});

test('the content is checked before the build, whose hidden files are kept too', () => {
  expect(commandsOf(build!)).toEqual([
    'npm ci --ignore-scripts',
    'npm run -s check:launch -- --content',
    'npm run -s build',
    'node --import ./scripts/typescript.mjs scripts/deploy/run-previous-files.ts',
  ]);
  expect(build!.steps.at(-1)!.with).toMatchObject({ name: 'site', path: 'dist/client', 'include-hidden-files': true });
  expect(commandsOf(site!).at(-2)).toContain('--name site --dir dist/client');
});

test.each([
  ['success', 'success', true],
  ['success', 'skipped', true],
  ['success', 'failure', false],
  ['failure', 'skipped', false],
])(
  'after a build (%s) and a deploy of the function (%s), the site is published: %s',
  (built, deployed, isPublished) => {
    const needs = { build: { result: built }, function: { result: deployed } };
    expect([backend!.needs, site!.needs]).toEqual(['build', ['build', 'function']]);
    expect(evaluate(site!.if!, { needs })).toBe(isPublished);
    expect(['everything', 'site'].map((what) => evaluate(backend!.if!, { inputs: { what } }))).toEqual([true, false]);
  },
);

test('the check of the content stops while the company is made up', () => {
  const [madeUp, real] = [[], madeReal].map((changes) =>
    runScript(inFolder(copyContent(changes)), 'launch.ts', ['--content']),
  );
  expect(madeUp).toMatchObject({ code: 1, error: expect.stringContaining('made-up-brand') as string });
  expect(real).toMatchObject({ code: 0, error: '' });
});

test('a first deploy goes on without the files of the live site', () => {
  const root = inFolder(copyContent(madeReal));
  const steps = () => {
    const offline = `globalThis.fetch = () => Promise.reject(new Error('not live'))`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(offline)}`;
    return runScript(root, 'deploy/run-previous-files.ts', [], { NODE_OPTIONS });
  };
  expect(steps()).toMatchObject({ code: 1, error: 'There is no build. Make it with: npm run build\n' });
  mkdirSync(join(root, 'dist/client/assets'), { recursive: true });
  expect(steps()).toMatchObject({
    code: 0,
    out: expect.stringContaining('https://kapas.sg cannot be reached') as string,
  });
});

test('the site of the commit is published as the main branch of the project, and a failure fails the step', () => {
  const root = inFolder(mkdtempSync(join(tmpdir(), 'publish-')));
  const tool = join(root, '.github/deploy/node_modules/wrangler/bin/wrangler.js');
  mkdirSync(dirname(tool), { recursive: true });
  writeFileSync(tool, 'console.log(process.argv.slice(2).join(" ")); process.exitCode = Number(process.env.FAILS);');
  cpSync('scripts/deploy/site.mjs', join(root, 'site.mjs'));
  commitAll(root);
  const commit = gitIn(root)('rev-parse', 'HEAD').trim();
  const run = (env: Readonly<Record<string, string>>) =>
    spawnSync(process.execPath, ['site.mjs'], { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
  const stdout = `pages deploy dist/client --project-name kapas --branch main --commit-message ${commit}\n`;
  for (const status of [0, 1])
    expect(run({ PAGES_PROJECT: 'kapas', FAILS: `${status}` })).toMatchObject({ status, stdout });
  expect(run({})).toMatchObject({ status: 1, stderr: expect.stringContaining('PAGES_PROJECT is missing') as string });
});
