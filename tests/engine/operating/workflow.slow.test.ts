import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runScript } from '../../support/codegen-copy.ts';
import { copyContent } from '../../support/content-copy.ts';
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
  mkdirSync(join(root, 'dist/client/assets'), { recursive: true });
  expect(steps()).toMatchObject({
    code: 0,
    out: expect.stringContaining('of https://kapas.sg is not kept: not live.') as string,
  });
});
