import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { afterAll, expect, test } from 'vitest';
import { runScript } from '../../support/codegen-copy.ts';
import { copyContent } from '../../support/content-copy.ts';
import { commitAll, gitIn } from '../../support/git.ts';
import { madeReal } from '../../support/real-company.ts';
import { readWorkflow } from '../../support/workflow.ts';

// The steps that publish and that no other test runs. Their order and conditions: tests/engine/repository/workflows.test.ts.
const { build, site } = readWorkflow('.github/workflows/check.yml').jobs;

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true })));
function inFolder(folder: string): string {
  folders.push(folder);
  return folder;
}

test('the content is checked before the build, whose hidden files are kept too', () => {
  expect(build!.steps.flatMap(({ run = [] }) => run)).toEqual([
    'npm ci --ignore-scripts',
    'npm run -s check:launch -- --content',
    'npm run -s build',
    'node --import ./scripts/typescript.mjs scripts/deploy/run-previous-files.ts',
    '.ci/mark >> "$GITHUB_OUTPUT"',
  ]);
  const artifact = { name: 'site', path: 'dist/client' };
  expect(build!.steps.at(-1)!.with).toMatchObject({ ...artifact, 'include-hidden-files': true });
  expect(site!.steps.at(-2)!.with).toEqual(artifact);
});

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
  const stdout = (own: string) =>
    `pages deploy dist/client --project-name kapas --branch main --commit-message ${own}\n`;
  for (const status of [0, 1])
    expect(run({ PAGES_PROJECT: 'kapas', FAILS: `${status}` })).toMatchObject({ status, stdout: stdout(commit) });
  // A rollback: the site is that of another commit than the code.
  expect(run({ PAGES_PROJECT: 'kapas', COMMIT: 'def' })).toMatchObject({ stdout: stdout('def') });
  expect(run({})).toMatchObject({ status: 1, stderr: expect.stringContaining('PAGES_PROJECT is missing') as string });
});
