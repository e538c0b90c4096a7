import { appendFileSync, copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { commitAll, gitIn } from '../../support/git.ts';

/** A repository with the attributes of this one, and a file with the line "a". */
function repositoryWith(file: string) {
  const folder = mkdtempSync(join(tmpdir(), 'repository-'));
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  copyFileSync('.gitattributes', join(folder, '.gitattributes'));
  writeFileSync(path, 'a\n');
  const git = gitIn(folder);
  commitAll(folder);
  return { folder, git, path };
}

test.each(['data/tables/streets.csv', 'data/redirects.yaml'])(
  'two branches that add to the end of %s merge by themselves',
  (file) => {
    const { folder, git, path } = repositoryWith(file);
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
    const { folder, git, path } = repositoryWith(file);
    git('config', 'core.autocrlf', 'true');
    rmSync(path);
    git('checkout', '--', file);
    expect(readFileSync(path, 'utf8')).toBe('a\n');
    rmSync(folder, { recursive: true });
  },
);
