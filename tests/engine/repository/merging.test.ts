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

test.each(['data/site.yaml', 'data/pages/about.md', 'data/pictures/block.svg', 'data/tables/streets.csv'])(
  '%s has the line ends of the repository on Windows too, so what is made there is the same',
  (file) => {
    const folder = mkdtempSync(join(tmpdir(), 'line-ends-'));
    const git = gitIn(folder);
    const path = join(folder, file);
    mkdirSync(dirname(path), { recursive: true });
    copyFileSync('.gitattributes', join(folder, '.gitattributes'));
    writeFileSync(path, 'a\n');
    commitAll(folder);
    git('config', 'core.autocrlf', 'true');
    rmSync(path);
    git('checkout', '--', file);
    expect(readFileSync(path, 'utf8')).toBe('a\n');
    rmSync(folder, { recursive: true });
  },
);
