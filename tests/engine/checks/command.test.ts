import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { applyChanges, projectRoot, type Change } from '../../support/content-copy.ts';
import { copyForCodegen, edit, runCodegen } from '../../support/codegen-copy.ts';

let root: string;
beforeEach(() => {
  root = copyForCodegen();
});
afterEach(() => rmSync(root, { recursive: true }));

function applyCase(name: string): string {
  const folder = join(projectRoot, 'tests/engine/checks/mistakes', name);
  applyChanges(root, JSON.parse(readFileSync(join(folder, 'change.json'), 'utf8')) as Change[]);
  return readFileSync(join(folder, 'expected.txt'), 'utf8');
}

const apology = 'This is a fault in the generator, not in your file. Please tell an engineer and paste this.';

describe('npm run codegen', () => {
  test('ends with 0 and one line when all is good', () => {
    const { code, out, error, wrote } = runCodegen(root);
    expect({ code, error, wrote }).toEqual({ code: 0, error: '', wrote: true });
    expect(out).toMatch(/^\d+ files: all good \(\d+ written, 0 removed, 0 unchanged; .* s\)\.\n$/);
  });

  test('writes nothing when it only checks', () => {
    const { code, out, wrote } = runCodegen(root, ['--check']);
    expect({ code, wrote }).toEqual({ code: 0, wrote: false });
    expect(out).toMatch(/^\d+ files: all good\.\n$/);
  });

  test('ends with 1 and all problems when the content has some', () => {
    const expected = applyCase('several-mistakes');
    expect(runCodegen(root)).toEqual({ code: 1, out: '', error: expected, wrote: false });
  });

  test('puts each problem on its line of a pull request as well', () => {
    const expected = applyCase('several-mistakes');
    const { code, error } = runCodegen(root, [], { GITHUB_ACTIONS: 'true' });
    expect(code).toBe(1);
    const annotations = error.split('\n').filter((line) => line.startsWith('::error '));
    expect(error.replace(`${annotations.join('\n')}\n`, '')).toBe(expected);
    expect(annotations).toContain(
      '::error file=data/site.yaml,line=13,col=13,title=wrong-type::"postcode" must be text; without quotes YAML reads 018956 as the number 18956. Fix: add quotes →    postcode: "018956"',
    );
    expect(annotations).toHaveLength(7);
  });

  test('escapes what would break an annotation', () => {
    applyChanges(root, [
      { file: 'data/faqs/100%, really: yes.yml', write: '' },
      { file: 'data/neighbourhoods/punggol.yaml', replace: ['codes: [NE17, PTC]\n', ''] },
    ]);
    const { error } = runCodegen(root, ['--check'], { GITHUB_ACTIONS: 'true' });
    expect(error).toContain('::error file=data/faqs/100%25%2C really%3A yes.yml,line=1,col=1,title=file-name::');
    expect(error).toContain('→%0A       codes:%0A         - NE17%0A');
  });

  test('tells of the files that are named, and how many problems stand elsewhere', () => {
    applyCase('several-mistakes');
    const own = runCodegen(root, ['--check', './data/neighbourhoods/bugis.yaml', 'data/faqs']);
    expect(own.code).toBe(1);
    expect(own.error.match(/^data\/\S+:\d+:\d+/gm)).toEqual([
      'data/faqs/home.yaml:1:13',
      'data/neighbourhoods/bugis.yaml:1:1',
    ]);
    expect(own.error).toContain('\n2 problems in 2 of 6 files. Nothing was generated.\n');
    expect(runCodegen(root, ['--check', 'data/groups.yaml'])).toMatchObject({
      code: 0,
      out: '1 file: all good.\n7 problems in other files; all of them: npm run check:content\n',
    });
  });

  test('says so where a path is no file of the content', () => {
    const { code, error } = runCodegen(root, ['--check', 'data/neighbourhood/bugis.yaml']);
    expect(code).toBe(1);
    expect(error).toBe(`data/neighbourhood/bugis.yaml:1:1  unknown-path
   There is no such file or folder in the content. Did you mean "data/neighbourhoods/bugis.yaml"?
   Fix: write its path from the folder of the project →  npm run check:content data/neighbourhoods/bugis.yaml

1 problem in 1 of 1 file. Nothing was generated.
Check again with: npm run check:content
`);
  });

  test('ends with 2 and names the place when the index and the routes disagree', () => {
    edit(root, 'scripts/emit/cards.ts', 'inLineOrder(areas, group).map', 'inLineOrder(areas, group).slice(1).map');
    const { code, error, wrote } = runCodegen(root);
    expect({ code, wrote }).toEqual({ code: 2, wrote: false });
    expect(error).toContain('src/generated/route-table.json:');
    expect(error).toContain('The page /punggol exists, and the locations index has no card that links to it.');
    expect(error).toContain(`The locations index and the routes disagree. ${apology} Nothing was generated.`);
    expect(error).not.toContain('check:content');
  });

  test('ends with 2 and the whole error when the generator itself breaks', () => {
    edit(root, 'schema/faq.schema.json', '"type": "array"', '"type": "row"');
    const { code, error, wrote } = runCodegen(root);
    expect({ code, wrote }).toEqual({ code: 2, wrote: false });
    expect(error.startsWith(apology)).toBe(true);
    expect(error).toContain('schema-check.ts');
  });
});
