import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { listProblems } from '../../../src/content/problem.ts';
import { copyWithSources, edit, runScript } from '../../support/codegen-copy.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';
import { commitAll } from '../../support/git.ts';
import { madeReal, realSettings } from '../../support/real-company.ts';
import { changeRows } from '../../support/table-rows.ts';
import { mistakes } from './mistakes.ts';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

const codegen = (args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) =>
  runScript(root, 'codegen.ts', args, env);

const applySeveralMistakes = () =>
  applyChanges(root, mistakes('fields').find(({ name }) => name === 'several-mistakes')!.changes);

/** The output of a run on GitHub: the text, in which GitHub runs no commands, and the commands that annotate lines. */
function parts(printed: string): { text: string; annotations: string[] } {
  const [, , text = '', commands = ''] = /^::stop-commands::(.+)\n([^]*)^::\1::\n([^]*)$/m.exec(printed) ?? [];
  return { text, annotations: commands.split('\n').slice(0, -1) };
}

describe('npm run codegen', () => {
  test('exits with 0 when there are no problems, and reports what the site lacks without git', () => {
    const { code, out, error, wrote } = codegen();
    expect({ code, error, wrote }).toEqual({ code: 0, error: '', wrote: true });
    const [line, ...warning] = out.split('\n');
    expect(line).toMatch(/^\d+ files: all good \(\d+ written, 0 removed, 0 unchanged; \d+\.\d s\)\.$/);
    expect(warning).toContain('Fix: build in a clone that git can read.');
  });

  test('exits with 1 and prints all problems, also as annotations on the lines of a pull request', () => {
    applySeveralMistakes();
    const { code, out, error, wrote } = codegen([], { GITHUB_ACTIONS: 'true' });
    expect({ code, out, wrote }).toEqual({ code: 1, out: '', wrote: false });
    const { text, annotations } = parts(error);
    const { problems } = check(root);
    expect(text).toBe(`${listProblems(problems)}\n`);
    expect(text.startsWith('data/faqs/home.yaml:1:13  yaml-syntax\n')).toBe(true);
    expect(text).toContain('\n7 problems in 6 files. The site is not changed.\n');
    expect(annotations).toContain(
      '::error file=data/site.yaml,line=13,col=13,title=wrong-type::"postcode" must be text; without quotes YAML reads 018956 as the number 18956. Fix: add quotes →    postcode: "018956"',
    );
    expect(annotations).toHaveLength(7);
  });

  test('prints no text of a file or its name that a terminal or GitHub would run as a command', () => {
    const value = String.raw`"en\n::error::value\r##[error]value\e[31m"`;
    applyChanges(root, [
      { file: 'data/faqs/100%, a\n::error::name\u001B[31m.yaml', write: '' },
      { file: 'data/site.yaml', replace: ['language: en-SG', `language: ${value}`] },
    ]);
    const { error } = codegen([], { GITHUB_ACTIONS: 'true' });
    expect(error).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(error).toContain(String.raw`data/faqs/100%, a\n::error::name\u{1b}[31m.yaml:1:1  file-name`);
    expect(error).toContain(String.raw`"language" cannot be "en\n::error::value\r##[error]value\u{1b}[31m".`);
    const { annotations } = parts(error);
    expect(annotations).toHaveLength(2);
    expect(annotations[0]).toMatch(/^::error file=data\/faqs\/100%25%2C a/);
  });

  test('with --check only checks, also its environment, and with file names only those files', () => {
    applySeveralMistakes();
    expect(codegen(['--check', 'data/groups.yaml'], { ENQUIRY_URL: 'nowhere' })).toEqual({
      code: 0,
      out: '1 file: all good.\n8 problems in other files; all of them: npm run check:content\n',
      error: '',
      wrote: false,
    });
    const { error } = codegen(['--check', './data/neighbourhoods/bugis.yaml', 'data/faqs', 'data/faq']);
    expect(error.match(/^data\/\S+:\d+:\d+.*/gm)).toEqual([
      'data/faq:1:1  unknown-path',
      'data/faqs/home.yaml:1:13  yaml-syntax',
      'data/neighbourhoods/bugis.yaml:1:1  missing-field',
    ]);
    expect(error).toContain(' Did you mean "data/faqs"?');
  });

  test('exits with 2 and writes nothing when the index and the routes disagree', () => {
    rmSync(root, { recursive: true });
    root = copyWithSources();
    edit(root, 'src/pages/locations/data.ts', 'stops: areas.map', 'stops: areas.slice(1).map');
    const { code, error, wrote } = codegen();
    expect({ code, wrote }).toEqual({ code: 2, wrote: false });
    expect(error).toContain(
      'This is a fault in the generator, not in your file. Please tell an engineer and paste this.',
    );
    expect(error).toContain('The data of /locations: /punggol is there 0 times, not 1.');
  });
});

test('npm run area shows its usage, and takes a place as maps copy it', () => {
  const run = (...args: string[]) => runScript(root, 'area.ts', args);
  expect(run('new', 'Tampines', '1.35299, 103.94518', 'EW2', 'DT32')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^data\/neighbourhoods\/tampines\.yaml is written\./) as string,
  });
  expect(run('new', 'Tampines', '--colour', 'red')).toMatchObject({
    code: 2,
    error: expect.stringMatching(/^Unknown option '--colour'\.\n\nMakes or renames an area/) as string,
  });
  expect(run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('area -- new "Tampines"') as string });
  expect(run('delete', 'bedok')).toMatchObject({
    code: 2,
    error: expect.stringMatching(/^Makes or renames an area/) as string,
  });
});

test('the step of a pull request writes the summary of a job and the comment, and puts problems on the pull request', () => {
  commitAll(root);
  applyChanges(root, [{ file: 'data/neighbourhoods/bugis.yaml', remove: true }, ...changeRows('bugis')]);
  const summary = join(root, 'summary.md');
  const env = { GITHUB_ACTIONS: 'true', GITHUB_STEP_SUMMARY: summary };
  const { code, error } = runScript(root, 'diff.ts', ['HEAD'], env);
  expect(code).toBe(1);
  for (const file of [summary, join(root, 'changes.md')])
    expect(readFileSync(file, 'utf8')).toMatch(/^## What changes on the site\n/);
  expect(error).toMatch(/^::error file=data\/redirects\.yaml,line=3,col=1,title=lost-address::/m);
});

test('npm run check:launch exits with 0 without problems, 1 with problems, 2 with wrong arguments', () => {
  applyChanges(root, madeReal);
  const launch = (env: Readonly<Record<string, string>>, ...args: string[]) => runScript(root, 'launch.ts', args, env);
  expect(launch(realSettings)).toMatchObject({
    code: 0,
    // After remarks that stop nothing, such as that the list of holidays ends.
    out: expect.stringMatching(/(^|\n)Nothing left to fix: the site can go live\.\n$/),
    error: '',
  });
  expect(launch({})).toMatchObject({ code: 1, out: '', error: expect.stringContaining('MAIL_TO is missing') });
  expect(launch({}, '--contend')).toMatchObject({
    code: 2,
    error: expect.stringMatching(/^Unknown option '--contend'\.\n\nnpm run check:launch /),
  });
});
