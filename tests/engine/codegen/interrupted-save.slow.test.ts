import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test, vi } from 'vitest';
import { restoreInterrupted } from '../../../scripts/codegen/write-files.ts';
import { copyContent, restoreContent, snapshot } from '../../support/content-copy.ts';

const root = copyContent();
const known = (file: string) => ({ file, before: readFileSync(join(root, file), 'utf8') });

/** Saves three files in another process, which is killed before its nth change of the disk. */
function savedUntil(step: number): void {
  const [changed, removed] = ['data/pages/about.md', 'data/faqs/home.yaml'].map(known);
  const files = [
    { file: changed!.file, text: 'ours' },
    { file: 'data/faqs/deep.yaml', text: '- question: B?\n' },
    { file: removed!.file, text: '' },
  ];
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    let step = 0;
    for (const name of ['renameSync', 'rmSync']) {
      const real = fs[name];
      fs[name] = (...args) => (step++ === ${step} ? process.kill(process.pid, 'SIGKILL') : real(...args));
    }
    syncBuiltinESMExports();
    const { writeFiles } = await import(${JSON.stringify(pathToFileURL(resolve('scripts/codegen/write-files.ts')).href)});
    writeFiles(${JSON.stringify(root)}, ${JSON.stringify(files)});`;
  spawnSync(process.execPath, ['--import', import.meta.resolve('tsx'), '--input-type=module', '--eval', code]);
}

test.each([
  ['before the first file', 0, 'old'],
  ['after one of three', 1, 'old'],
  ['after two of three', 2, 'old'],
  ['after the last file', 3, 'old'],
  ['when it only has to tidy up', 4, 'new'],
])('a save that is killed %s leaves no mixture after the next start', (_, step, state) => {
  const data = () =>
    [...snapshot(root)].filter(([file]) => file.startsWith('data/')).map(([file, { text }]) => [file, text]);
  restoreContent(root);
  const before = data();
  const report = vi
    .spyOn(console, 'error')
    .mockClear()
    .mockImplementation(() => undefined);
  savedUntil(step);
  const between = data();
  restoreInterrupted(root);
  if (state === 'old') expect(data()).toEqual(before);
  else expect([between, data()]).toEqual([data(), between]);
  expect(report.mock.calls.join('')).toMatch(
    step === 0 || state === 'new' ? /^$/ : /^A save was interrupted\. .*: data\/pages\/about\.md/,
  );
  expect(existsSync(join(root, '.local')) ? readdirSync(join(root, '.local')) : []).toEqual([]);
  report.mockRestore();
});

test('a file that somebody has changed after an interrupted save stays', () => {
  restoreContent(root);
  savedUntil(2);
  writeFileSync(join(root, 'data/pages/about.md'), 'theirs');
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  restoreInterrupted(root);
  report.mockRestore();
  expect(known('data/pages/about.md').before).toBe('theirs');
  expect(existsSync(join(root, 'data/faqs/deep.yaml'))).toBe(false);
});
