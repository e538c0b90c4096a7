import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import * as colours from '#brand/colours.ts';
import { display, text } from '#brand/fonts.ts';
import { copyWithSources, edit, runScript } from '../../support/codegen-copy.ts';

// Plain white is left out, because it is also written where it is not a colour of the brand.
const { paper: _white, ...changed } = colours;
const newColour = (index: number) => `#${(0xab_c0_00 + index).toString(16)}`;

const root = copyWithSources();
afterAll(() => rmSync(root, { recursive: true }));

/**
 * The text of every source and generated file, in lower case, because the stylesheet is minified. Drawings have the colours
 * of the first brand until they are rendered.
 */
function texts(): [path: string, text: string][] {
  const files = ['src', 'scripts', 'supabase', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((item) => item.isFile()),
  );
  return files
    .map((item) => relative(root, join(item.parentPath, item.name)))
    .filter((path) => !/\.(png|woff2)$|^src\/drawings\/drawn/.test(path))
    .map((path) => {
      const text = readFileSync(join(root, path), 'utf8').replace(/"drawing":\s*"(?:[^"\\]|\\.)*"/, '');
      return [path, text.toLowerCase()];
    });
}

test('after a change of a colour or the heading font in its one place, the old one is nowhere, and the new one is everywhere', () => {
  for (const [index, value] of Object.values(changed).entries())
    edit(root, 'src/brand/colours.ts', value, newColour(index));
  // The name of the text font is used, because that font is certainly installed.
  edit(root, 'src/brand/fonts.ts', `family: '${display.family}'`, `family: '${text.family}'`);
  edit(root, 'src/brand/fonts.ts', `name: '${display.name}'`, `name: '${text.name}'`);
  expect(runScript(root, 'codegen.ts')).toMatchObject({ code: 0, error: '' });
  const files = texts();
  const filesWith = (word: string) => files.flatMap(([path, all]) => (all.includes(word.toLowerCase()) ? path : []));
  for (const value of [...Object.values(changed), display.family]) expect(filesWith(value), value).toEqual([]);
  const withNew = (name: string) => filesWith(newColour(Object.keys(changed).indexOf(name)));
  expect(withNew('rice')).toContain('src/generated/public/site.webmanifest');
  expect(withNew('mango')).toEqual(
    expect.arrayContaining([
      'src/generated/styles.css',
      'src/generated/public/icons/favicon.svg',
      'src/generated/public/tile.svg',
      'src/generated/company.json',
      'supabase/functions/send-contact-email/company.json',
      expect.stringMatching(/^src\/generated\/public\/assets\/art\/card-/),
    ]),
  );
});
