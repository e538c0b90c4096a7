import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { run } from '../../../scripts/build/run.ts';
import { edit } from '../../support/codegen-copy.ts';
import { copyContent, snapshot } from '../../support/content-copy.ts';

const command = ['--import', import.meta.resolve('tsx'), resolve('scripts/codegen.ts')];

test('two codegens at once both succeed, with the files of a single run', async () => {
  const [shared, alone] = [copyContent(), copyContent()];
  const texts = (copy: string) => [...snapshot(join(copy, 'src'))].map(([name, file]) => [name, file.text]);
  // The brand is in the title of every page, so most files change.
  for (const [from, to] of [
    ['Sapu', 'Kemas'],
    ['Kemas', 'Bersih'],
  ] as const) {
    for (const copy of [shared, alone]) edit(copy, 'data/site.yaml', `brand: ${from}\n`, `brand: ${to}\n`);
    await Promise.all([1, 2].map(() => promisify(execFile)(process.execPath, command, { cwd: shared })));
    await run(alone);
    expect(texts(shared)).toEqual(texts(alone));
  }
  for (const copy of [shared, alone]) rmSync(copy, { recursive: true });
});
