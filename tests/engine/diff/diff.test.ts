import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diffContent } from '../../../scripts/editors/diff/diff.ts';
import { asMarkdown } from '../../../scripts/editors/diff/markdown.ts';
import { run } from '../../../scripts/run.ts';
import { copyCommitted } from '../../support/committed-copy.ts';
import { applyChanges, projectRoot, snapshot, type Change } from '../../support/content-copy.ts';
import { commitAll, gitIn } from '../../support/git.ts';
import { tengah } from '../../support/tengah.ts';

const { root, restore, remove } = copyCommitted();
const git = (...args: string[]) => gitIn(root)(...args);
const commit = () => commitAll(root);

beforeEach(() => git('switch', '--quiet', '--create', 'work'));
afterEach(restore);
afterAll(remove);

const runDiff = (base?: string) => diffContent(root, {}, base);
/** Replaces the commit hash, which depends on every byte of the content. */
const withoutCommit = (text: string) => text.replace(/\([\da-f]{7}\)/, '(0000000)');
const area = (slug: string) => `data/neighbourhoods/${slug}.yaml`;
test('without changes one line is printed', () => {
  const { exitCode, text } = runDiff();
  expect(withoutCommit(text)).toBe('## What changes on the site\n\nCompared with `main (0000000)`: nothing.\n');
  expect(exitCode).toBe(0);
});

/** The file with the streets of an area. */
const streets = (slug: string) => `data/streets/${slug}.yaml`;
const withStreets = (slug: string, change: { remove: true }): Change[] =>
  [area(slug), streets(slug)].map((file) => ({ file, ...change }));
const renamedBugis: Change[] = [area, streets].map((file) => ({
  file: file('bugis'),
  renameTo: file('bugis-junction'),
}));

const redirect = (from: string, to: string): Change => ({
  file: 'data/redirects.yaml',
  replace: ['to: /joon-koon', `to: /joon-koon\n- from: ${from}\n  to: ${to}`],
});

test('the reviewer sees all changes', async () => {
  applyChanges(root, [
    tengah,
    ...withStreets('bugis', { remove: true }),
    redirect('/bugis', '/city-hall'),
    { file: area('punggol'), replace: ['Of the HDB flats', 'Almost all | of the *flats*'] },
    { file: area('punggol'), replace: ['flats: 29115', 'flats: 29200'] },
    { file: area('simei'), replace: ['codes: [EW3]', 'codes: [EW3, XX1]'] },
    { file: 'data/pages/about.md', replace: ['title: "About | {brand}"', 'title: "Who we are | {brand}"'] },
    { file: 'data/pages/about.md', replace: ['Sapu is Malay for sweep. The', 'The'] },
    {
      file: 'data/faqs/home.yaml',
      replace: ['- question: Are your', '- question: New?\n  answer: Yes.\n- question: Are your'],
    },
    {
      file: 'data/faqs/home.yaml',
      replace: [
        '- question: How often can I book?\n  answer: Weekly, bi-weekly, monthly, or once when you need it.\n',
        '',
      ],
    },
    { file: 'data/testimonials/carousel.yaml', replace: ['rating: 4', 'rating: 5'] },
    { file: 'data/site.yaml', replace: ['+65 0000 0000', '+65 6100 2000'] },
  ]);
  const { exitCode, text } = runDiff();
  await expect(withoutCommit(text)).toMatchFileSnapshot(fileURLToPath(new URL('everything.txt', import.meta.url)));
  expect(exitCode).toBe(0);
});

test('a changed order is reported', () => {
  const file = 'data/redirects.yaml';
  const [first, second] = ['- from: /joo-koon\n  to: /joon-koon\n', '- from: /tampines\n  to: /simei\n'];
  applyChanges(root, [{ file, write: first + second }]);
  commit();
  applyChanges(root, [{ file, write: second + first }]);
  expect(runDiff('HEAD').text).toContain(`| ${file} | the order |  | changed |`);
});

test('a long table is cut, with the number of rows that are left out', () => {
  const changes = Array.from({ length: 150 }, (_, index) => ({ what: `/area-${index}`, after: 'new' }));
  const facts = [{ file: 'data/site.yaml', changes: changes.slice(0, 1) }];
  const comparison = { pages: [], heads: [], cards: changes, sitemap: changes, facts };
  const text = asMarkdown({ base: 'main', comparison, redirects: new Map(), problems: [], questions: [] });
  expect(text).toMatch(/\| \/area-99 \|.*\n\n… and 50 more\.\n/);
  expect(text).toContain('`/area-99`, and 50 more\n');
  expect(text).not.toContain('/area-100');
});

describe('an address that no longer works is a problem', () => {
  const cases: [name: string, changes: Change[]][] = [
    ['removed-area', [...withStreets('bugis', { remove: true })]],
    ['renamed-area', renamedBugis],
    ['removed-redirect', [{ file: 'data/redirects.yaml', write: '[]\n' }]],
  ];

  test.each(cases)('%s', async (name, changes) => {
    applyChanges(root, changes);
    const { exitCode, text } = runDiff();
    await expect(withoutCommit(text)).toMatchFileSnapshot(fileURLToPath(new URL(`${name}.txt`, import.meta.url)));
    expect(exitCode).toBe(1);
  });

  test.each(cases)('%s is fixed by its own fix', async (_, changes) => {
    applyChanges(root, changes);
    const [problem, ...others] = runDiff().problems;
    const [line, ...lines] = problem!.fix.split('\n').map((text) => text.replace(/^ {7}/, ''));
    const file = 'data/redirects.yaml';
    const old = readFileSync(join(root, file), 'utf8');
    const write = `${line!.startsWith('add') ? old : ''}${lines.join('\n')}\n`;
    applyChanges(root, [{ file, write }]);
    expect(others).toEqual([]);
    expect(runDiff()).toMatchObject({ exitCode: 0, problems: [] });
    expect(await run(root, { checkOnly: true })).toMatchObject({ exitCode: 0 });
  });
});

describe('the base', () => {
  test('is the commit where the branch began, even if main has new commits', () => {
    git('switch', '--quiet', 'main');
    applyChanges(root, [tengah]);
    commit();
    git('switch', '--quiet', 'work');
    applyChanges(root, [{ file: 'data/site.yaml', replace: ['founded: 2015', 'founded: 2014'] }]);
    expect(runDiff()).toMatchObject({ exitCode: 0, text: expect.stringContaining(': 1 file changed.') });
    commit();
    expect(runDiff()).toMatchObject({ exitCode: 0, text: expect.stringContaining(': 1 file changed.') });
  });

  test('can be given as an argument, and is the base branch of a pull request in CI', () => {
    git('tag', 'v1');
    applyChanges(root, [{ file: 'data/site.yaml', replace: ['founded: 2015', 'founded: 2014'] }]);
    commit();
    expect(runDiff('v1').text).toContain('Compared with `v1 (');
    expect(runDiff('HEAD').text).toContain(')`: nothing.');
    git('update-ref', 'refs/remotes/origin/trunk', 'v1');
    expect(diffContent(root, { GITHUB_BASE_REF: 'trunk' }).text).toContain('Compared with `origin/trunk (');
  });

  test('is compared without a change of the files or of the index of git', () => {
    applyChanges(root, [tengah]);
    const before = { files: snapshot(join(root, 'data')), status: git('status', '--short') };
    runDiff();
    expect({ files: snapshot(join(root, 'data')), status: git('status', '--short') }).toEqual(before);
  });

  test('that does not exist exits with 2 and shows how to fetch it', () => {
    expect(diffContent(root, { GITHUB_BASE_REF: 'trunk' })).toMatchObject({
      exitCode: 2,
      text: 'There is no origin/trunk to compare with.\nFix: git fetch origin trunk, or name a commit: npm run diff:content -- COMMIT',
    });
    expect(runDiff('nowhere')).toMatchObject({ exitCode: 2, text: expect.stringContaining('Fix: check the name.') });
  });

  test('that this code cannot read ends with 2 and the reason', () => {
    applyChanges(root, [
      { file: 'schema/site.schema.json', replace: ['"otherService": {', '"anotherService": {'] },
      { file: 'schema/site.schema.json', replace: ['"otherService"', '"anotherService"'] },
      { file: 'data/site.yaml', replace: ['otherService:', 'anotherService:'] },
    ]);
    const { exitCode, text } = runDiff();
    expect(exitCode).toBe(2);
    expect(withoutCommit(text)).toContain('The content of main (0000000) cannot be read by the code of this checkout');
    expect(text).toContain('"anotherService"');
  });
});

describe('a renamed area with the same address is listed as a question, and passes', () => {
  const renamed = (name: string) => {
    applyChanges(root, [{ file: area('simei'), replace: ['name: Simei\n', `name: ${name}\n`] }]);
    return runDiff();
  };

  test('with the new address', () => {
    const { exitCode, text, problems, questions } = renamed('Simei East');
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    expect(questions).toMatchObject([
      {
        place: { file: area('simei'), line: 1 },
        message:
          '"Simei" is called "Simei East" now, but its page is still at /simei. Should the address be /simei-east?',
      },
    ]);
    expect(text).toContain('### To decide');
    expect(text).toContain('rename the file to simei-east.yaml and add to data/redirects.yaml "from: /simei"');
  });

  test.each(['Símei', "Sim'ei", 'Si Mei', 'SIMEI'])('but not with the name %s, which fits the file name', (name) => {
    expect(renamed(name)).toMatchObject({ exitCode: 0, questions: [] });
  });

  test('but not if the file is renamed too, or fits the official name', () => {
    applyChanges(root, [
      { file: area('simei'), replace: ['name: Simei\n', 'name: Simei East\nofficialName: Simei\n'] },
    ]);
    expect(runDiff()).toMatchObject({ exitCode: 0, questions: [] });
    applyChanges(root, [
      ...renamedBugis,
      { file: area('bugis-junction'), replace: ['name: Bugis\n', 'name: Bugis Junction\n'] },
      redirect('/bugis', '/bugis-junction'),
    ]);
    expect(runDiff()).toMatchObject({ exitCode: 0, questions: [] });
  });

  test('but not if the name was different before the change', () => {
    renamed('Simei East');
    commit();
    expect(runDiff('HEAD')).toMatchObject({ exitCode: 0, questions: [] });
  });
});

test('mistakes in the content come first', () => {
  applyChanges(root, [{ file: 'data/site.yaml', replace: ['founded: 2015', 'founded: long ago'] }]);
  expect(runDiff()).toMatchObject({ exitCode: 1, text: expect.stringContaining('data/site.yaml:7:10  wrong-type') });
});

test('the command writes the summary of a job, and puts problems on the pull request', () => {
  applyChanges(root, [...withStreets('bugis', { remove: true })]);
  const summary = join(root, 'summary.md');
  const all = ['--import', import.meta.resolve('tsx'), join(projectRoot, 'scripts/diff-content.ts')];
  const { status, stdout } = spawnSync(process.execPath, all, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary, GITHUB_BASE_REF: '' },
  });
  expect(status).toBe(1);
  expect(readFileSync(summary, 'utf8')).toMatch(/^## What changes on the site\n/);
  expect(stdout).toMatch(/^::error file=data\/redirects\.yaml,line=3,col=1,title=lost-address::/m);
});
