import { cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diffContent } from '../../../scripts/diff/diff.ts';
import { asMarkdown } from '../../../scripts/diff/markdown.ts';
import { applyChanges, copyContent, snapshot, type Change } from '../../support/content-copy.ts';
import { commitAll, gitIn } from '../../support/git.ts';
import { changeRows } from '../../support/table-rows.ts';
import { tengah } from '../../support/tengah.ts';

// To restore the copy, it is copied again, because a new commit takes longer.
const kept = copyContent();
commitAll(kept);
const root = `${kept}-used`;
const git = (...args: string[]) => gitIn(root)(...args);
const commit = () => commitAll(root);

beforeEach(() => {
  cpSync(kept, root, { recursive: true, preserveTimestamps: true });
  git('switch', '--quiet', '--create', 'work');
});
afterEach(() => rmSync(root, { recursive: true }));
afterAll(() => rmSync(kept, { recursive: true }));

const runDiff = (base = 'main') => diffContent(root, base);
/** Replaces the commit hash, which depends on every byte of the content. */
const withoutCommit = (text: string) => text.replace(/\([\da-f]{7}\)/, '(0000000)');
const area = (slug: string) => `data/neighbourhoods/${slug}.yaml`;
const inSite = (from: string, to: string): Change => ({ file: 'data/site.yaml', replace: [from, to] });

const removedBugis: Change[] = [{ file: area('bugis'), remove: true }, ...changeRows('bugis')];
const renamedBugis: Change[] = [
  { file: area('bugis'), renameTo: area('bugis-junction') },
  ...changeRows('bugis', 'bugis-junction'),
];

const redirect = (from: string, to: string): Change => ({
  file: 'data/redirects.yaml',
  replace: ['to: /joon-koon', `to: /joon-koon\n- from: ${from}\n  to: ${to}`],
});

const moved = `- question: What if I am not satisfied?
  answer: Report it within {promise.reclean} and we re-clean at no extra cost.
`;

test('the reviewer sees all changes', async () => {
  applyChanges(root, [
    tengah,
    ...removedBugis,
    { file: 'data/tables/households.csv', replace: ['simei,87', 'simei,86'] },
    { file: 'data/tables/places.csv', replace: ['Aljunied,,1.31643', 'Aljunied,,1.31644'] },
    redirect('/bugis', '/city-hall'),
    { file: area('punggol'), replace: ['Of the HDB flats', 'Almost all | of the *flats*'] },
    { file: area('punggol'), replace: ['flats: 29115', 'flats: 29200'] },
    { file: area('simei'), replace: ['codes: [EW3]', 'codes: [EW3, XX1]'] },
    { file: 'data/pages/about.md', replace: ['title: "About | {brand}"', 'title: "Who we are | {brand}"'] },
    { file: 'data/pages/about.md', replace: ['Sapu is Malay for sweep. The', 'The'] },
    { file: 'data/faqs/home.yaml', replace: ['- question: Are', '- question: New?\n  answer: Yes.\n- question: Are'] },
    {
      file: 'data/faqs/home.yaml',
      replace: [
        '- question: How often can I book?\n  answer: Weekly, bi-weekly, monthly, or once when you need it.\n',
        '',
      ],
    },
    { file: 'data/testimonials/carousel.yaml', replace: ['rating: 4', 'rating: 5'] },
    { file: 'data/faqs/weekly-cleaning.yaml', replace: [moved, ''] },
    { file: 'data/faqs/weekly-cleaning.yaml', replace: ['- question: ', `${moved}- question: `] },
    inSite('+65 0000 0000', '+65 6100 2000'),
  ]);
  const { exitCode, text } = runDiff();
  await expect(withoutCommit(text)).toMatchFileSnapshot(fileURLToPath(new URL('everything.txt', import.meta.url)));
  expect(exitCode).toBe(0);
});

test.each<[what: string, ...changes: Change[]]>([
  ['no change'],
  ['a blank line', { file: 'data/pages/about.md', replace: ['Sapu is Malay', '\nSapu is Malay'] }],
])('of %s one line is printed', (_, ...changes) => {
  applyChanges(root, changes);
  const { exitCode, text } = runDiff();
  expect(withoutCommit(text)).toBe('## What changes on the site\n\nCompared with `main (0000000)`: nothing.\n');
  expect(exitCode).toBe(0);
});

test('a long table is cut, with the number of rows that are left out, and nobody is mentioned', () => {
  const changes = Array.from({ length: 150 }, (_, index) => ({
    part: 'facts',
    name: `fact-${index}`,
    after: '@kapas, hello@kapas.sg, 14 Jalan Besar #02-11',
  }));
  const files = [{ name: 'data/site.yaml', status: 'changed' as const, changes }];
  const lists = { pages: [], problems: [], questions: [] };
  const text = asMarkdown({ base: 'main', renamed: new Map(), files, redirects: new Map(), ...lists });
  expect(text).toMatch(/\| fact-99 \|.*\n\n… and 50 more\.\n/);
  expect(text).not.toContain('fact-100');
  expect(text).toContain('| @<!-- -->kapas, hello@kapas.sg, 14 Jalan Besar #<!-- -->02-11 |');
});

test.each<[name: string, changes: Change[], shown: string]>([
  [
    'of a removed area',
    removedBugis,
    '| /bugis | removed | Part Time Maid Services in Bugis - Sapu | nothing: see "To fix" |',
  ],
  [
    'of a renamed area',
    renamedBugis,
    '| /bugis | renamed |  | /bugis-junction; the old address: nothing: see "To fix" |',
  ],
  [
    'of a removed redirect',
    [{ file: 'data/redirects.yaml', write: '[]\n' }],
    'The redirect from /joo-koon no longer exists, and no page replaces it.',
  ],
])('an address that no longer works, %s, is a problem, and its own fix fixes it', (_, changes, shown) => {
  applyChanges(root, changes);
  const { exitCode, text, problems } = runDiff();
  expect([exitCode, problems.length]).toEqual([1, 1]);
  expect(text).toContain('### To fix\n\n```\ndata/redirects.yaml:');
  expect(text).toContain(shown);
  const [line, ...lines] = problems[0]!.fix.split('\n').map((part) => part.replace(/^ {7}/, ''));
  const file = 'data/redirects.yaml';
  const old = readFileSync(join(root, file), 'utf8');
  applyChanges(root, [{ file, write: `${line!.startsWith('add') ? old : ''}${lines.join('\n')}\n` }]);
  expect(runDiff()).toMatchObject({ exitCode: 0, problems: [] });
});

test('the base is the commit where the branch began, even if main has new commits', () => {
  git('switch', '--quiet', 'main');
  applyChanges(root, [tengah]);
  commit();
  git('switch', '--quiet', 'work');
  applyChanges(root, [inSite('founded: 2015', 'founded: 2014')]);
  const state = () => ({ files: snapshot(join(root, 'data')), status: git('status', '--short') });
  const before = state();
  const one = { exitCode: 0, text: expect.stringContaining(', 1 file changed.') as string };
  expect(runDiff()).toMatchObject(one);
  // Nothing in the files or in the index of git has changed.
  expect(state()).toEqual(before);
  commit();
  expect(runDiff()).toMatchObject(one);
});

test('the base can be any commit; if there is none, the end is 2 and a fix', () => {
  git('tag', 'v1');
  applyChanges(root, [inSite('founded: 2015', 'founded: 2014')]);
  commit();
  expect(runDiff('v1').text).toContain('Compared with `v1 (');
  const fix = expect.stringContaining('Fix: check the name.') as string;
  expect(runDiff('trunk')).toMatchObject({ exitCode: 2, text: fix });
});

describe('a renamed area with the same address is listed as a question, and passes', () => {
  const rename = (from: string, to: string) =>
    applyChanges(root, [{ file: area('simei'), replace: [`name: ${from}\n`, `name: ${to}\n`] }]);

  test('with the new address, but only while the name is new', () => {
    rename('Simei', 'Simei East');
    const { exitCode, text, problems, questions } = runDiff();
    expect({ exitCode, problems }).toEqual({ exitCode: 0, problems: [] });
    expect(questions).toMatchObject([
      {
        place: { file: area('simei'), line: 1 },
        message:
          '"Simei" is called "Simei East" now, but its page is still at /simei. Should the address be /simei-east?',
      },
    ]);
    expect(text).toContain('### To decide');
    expect(text).toContain('npm run area -- rename simei "Simei East"');
    commit();
    expect(runDiff('HEAD')).toMatchObject({ exitCode: 0, questions: [] });
  });

  test('but not with a name that fits the file name, or if the official name fits', () => {
    const names = ['Simei', 'Símei', "Sim'ei", 'Si Mei', 'SIMEI', 'Simei East\nofficialName: Simei'];
    for (const [index, name] of names.slice(1).entries()) {
      rename(names[index]!, name);
      expect(runDiff(), name).toMatchObject({ exitCode: 0, questions: [] });
    }
  });
});
