import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { review } from '../../../scripts/review/review.ts';
import { buildSides } from '../../../scripts/review/sides.ts';
import { runScript } from '../../support/codegen-copy.ts';
import { copyCommitted } from '../../support/committed-copy.ts';
import { applyChanges } from '../../support/content-copy.ts';
import { commitAll, gitIn } from '../../support/git.ts';

const temporary = () => mkdtempSync(join(realpathSync(tmpdir()), 'reviewed-'));

describe('the two sides', () => {
  let root: string;
  const write = (file: string, text: string) => writeFileSync(join(root, file), text);
  const base = () => ({ commit: gitIn(root)('rev-parse', 'HEAD').trim(), name: 'main (1234567)' });

  // A project whose build contains the text of its data and the list of its files.
  beforeEach(() => {
    root = temporary();
    for (const folder of ['data', 'tests', 'node_modules/a']) mkdirSync(join(root, folder), { recursive: true });
    write(
      'package.json',
      JSON.stringify({
        scripts: {
          site: 'mkdir -p dist/client && cat data/* > dist/client/index.html && ls > dist/client/list',
        },
      }),
    );
    write('.gitignore', 'node_modules\n.env\n');
    write('data/one', 'one');
    write('data/two', 'two');
    write('tests/a', 'a test');
    commitAll(root);
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test('are a commit and the current files: changed, new and removed ones', async () => {
    write('data/one', 'ONE');
    write('data/three', 'three');
    write('.env', 'a secret');
    rmSync(join(root, 'data/two'));
    const status = gitIn(root)('status', '--short');
    const { before, after, remove } = await buildSides(root, base());
    expect(readFileSync(join(before, 'index.html'), 'utf8')).toBe('onetwo');
    expect(readFileSync(join(after, 'index.html'), 'utf8')).toBe('ONEthree');
    for (const side of [before, after]) {
      expect(readFileSync(join(side, 'list'), 'utf8')).toBe('data\ndist\nnode_modules\npackage.json\n');
    }
    expect(readdirSync(join(after, '../..'))).not.toContain('.env');
    remove();
    expect(() => readdirSync(before)).toThrow('ENOENT');
    expect(gitIn(root)('status', '--short')).toBe(status);
  });

  test.each([
    ['this work', 'false'],
    ['main (1234567)', 'true'],
  ])('are built, and if the build of %s fails, the error names it and contains its output', async (name, isBroken) => {
    const scripts = (ok: string) => JSON.stringify({ scripts: { site: `echo A reason >&2; mkdir -p dist; ${ok}` } });
    write('package.json', scripts(isBroken === 'true' ? 'false' : 'true'));
    commitAll(root);
    const commit = base();
    write('package.json', scripts(isBroken));
    const folders = () => readdirSync(realpathSync(tmpdir())).filter((folder) => folder.startsWith('review-'));
    const known = folders();
    await expect(buildSides(root, commit)).rejects.toThrow(`The site of ${name} could not be built:\n\nA reason`);
    expect(folders()).toEqual(known);
  });
});

describe('the command', () => {
  const { root, restore, remove } = copyCommitted();
  afterEach(restore);
  afterAll(remove);

  test('shows its usage with wrong arguments, and reports that git is missing', () => {
    expect(runScript(root, 'review.ts', ['main', 'other'])).toMatchObject({
      code: 2,
      error: expect.stringContaining('Exit codes:') as string,
    });
    const { code, error } = runScript(root, 'review.ts', [], { PATH: '/nowhere' });
    expect({ code, error }).toEqual({ code: 2, error: expect.stringContaining('git ENOENT') as string });
    expect(error).toContain('If git is missing, install it (git-scm.com).');
  });

  test('ends with 2 and a fix if there is nothing to compare with', async () => {
    expect(await review(root, {}, { base: 'nowhere' })).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('Fix: check the name.') as string,
    });
    gitIn(root)('branch', '--move', 'main', 'trunk');
    expect(await review(root, {}, {})).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('or name a commit: npm run review -- COMMIT') as string,
    });
    rmSync(join(root, '.git'), { recursive: true });
    expect(await review(root, {}, {})).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('not a git repository') as string,
    });
  });

  test('ends with 1 and the mistakes if the content has some', async () => {
    applyChanges(root, [{ file: 'data/site.yaml', replace: ['founded: 2015', 'founded: long ago'] }]);
    expect(await review(root, {}, {})).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('data/site.yaml:7:10  wrong-type') as string,
    });
  });
});
