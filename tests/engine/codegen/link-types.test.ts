import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applyChanges } from '../../support/content-copy.ts';
import { copyForCodegen, runCodegen } from '../../support/codegen-copy.ts';
import { tengah } from '../../support/tengah.ts';

let root: string;
beforeAll(() => {
  root = copyForCodegen();
  expect(runCodegen(root).code).toBe(0);
  const only = { extends: './tsconfig.json', include: ['src/link-fixture.tsx'] };
  writeFileSync(join(root, 'tsconfig.fixture.json'), JSON.stringify(only));
});
afterAll(() => rmSync(root, { recursive: true }));

/** Compiles one link and gives the compiler's answer. */
function compile(to: string): { code: number | null; text: string } {
  const source = `import { Link } from '#components/Link.tsx';\nexport const link = <Link to="${to}">go</Link>;\n`;
  writeFileSync(join(root, 'src/link-fixture.tsx'), source);
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const { status, stdout } = spawnSync(process.execPath, [tsc, '-p', 'tsconfig.fixture.json', '--pretty', 'false'], {
    cwd: root,
    encoding: 'utf8',
  });
  return { code: status, text: stdout };
}

test.each(['/', '/punggol', '/weekly-cleaning', '/locations#north-east-line'])('a link to %s compiles', (to) => {
  expect(compile(to)).toEqual({ code: 0, text: '' });
});

test.each(['/pungol', '/404', 'punggol', '/punggol/', '/nowhere#top'])('a link to %s does not compile', (to) => {
  const { code, text } = compile(to);
  expect(code).not.toBe(0);
  expect(text.split('\n')[0]).toMatch(
    /^src\/link-fixture\.tsx\(2,\d+\): error TS2\d+: Type '"[^"]+"' is not assignable/,
  );
});

test('a link to a new area compiles as soon as its file is there', () => {
  expect(compile('/tengah').code).not.toBe(0);
  applyChanges(root, [tengah]);
  expect(runCodegen(root).code).toBe(0);
  expect(compile('/tengah')).toEqual({ code: 0, text: '' });
});
