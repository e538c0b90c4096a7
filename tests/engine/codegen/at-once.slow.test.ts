import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { Outcome } from '../../../src/content/report.ts';
import { run } from '../../../scripts/build/run.ts';
import { edit } from '../../support/codegen-copy.ts';
import { copyContent, snapshot } from '../../support/content-copy.ts';

async function outcome(codegen: ChildProcess): Promise<Outcome> {
  codegen.send('run');
  const [answer] = (await once(codegen, 'message')) as [Outcome];
  return answer;
}

test('two codegens at once both succeed, with the files of a single run', async () => {
  const [shared, alone] = [copyContent(), copyContent()];
  const script = fileURLToPath(new URL('../../support/codegen-process.ts', import.meta.url));
  const options = { cwd: shared, execArgv: ['--import', import.meta.resolve('tsx')] };
  const codegens = [fork(script, options), fork(script, options)];
  const texts = (copy: string) => [...snapshot(join(copy, 'src'))].map(([name, file]) => [name, file.text]);
  try {
    for (const [from, to] of [
      ['brand: Sapu\n', 'brand: Kemas\n'],
      ['brand: Kemas\n', 'brand: Bersih\n'],
    ] as const) {
      // The brand is in the title of every page, so most files change.
      for (const copy of [shared, alone]) edit(copy, 'data/site.yaml', from, to);
      const outcomes = await Promise.all(codegens.map(outcome));
      expect(outcomes.map(({ exitCode, text }) => exitCode === 0 || text)).toEqual([true, true]);
      await run(alone);
      expect(texts(shared)).toEqual(texts(alone));
    }
  } finally {
    for (const codegen of codegens) codegen.kill();
    for (const copy of [shared, alone]) rmSync(copy, { recursive: true });
  }
});
