import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll, gitIn } from '../../support/git.ts';

test.each(['data/tables/streets.csv', 'data/redirects.yaml'])(
  'two branches that add to the end of %s merge by themselves',
  (file) => {
    const folder = mkdtempSync(join(tmpdir(), 'merging-'));
    const git = gitIn(folder);
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync('.gitattributes', join(folder, '.gitattributes'));
    writeFileSync(path, 'a\n');
    commitAll(folder);
    git('checkout', '--quiet', '-b', 'other');
    appendFileSync(path, 'b\n');
    commitAll(folder);
    git('checkout', '--quiet', 'main');
    appendFileSync(path, 'c\n');
    commitAll(folder);
    git('merge', '--quiet', '--no-edit', 'other');
    expect(readFileSync(path, 'utf8')).toBe('a\nc\nb\n');
    rmSync(folder, { recursive: true });
  },
);
