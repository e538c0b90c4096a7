import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as colours from '#brand/colours.ts';
import { display, text } from '#brand/fonts.ts';
import { copyWithSources, edit, runScript } from '../../support/codegen-copy.ts';

// Plain white is left out, because it is also written where it is not a colour of the brand.
const { paper: _white, ...changed } = colours;
const newColour = (index: number) => `#${(0xab_c0_00 + index).toString(16)}`;

let root: string;
let files: ReadonlyMap<string, string>;

/** The sources of the drawings contain the colours of the first brand, with a table of what replaces them. */
const isDrawn = (path: string) => path.startsWith('src/drawings/drawn');

/** Removes the drawing from page data: it has the colours of the first brand until the page is rendered. */
const withoutDrawing = (text: string) => text.replace(/"drawing":\s*"(?:[^"\\]|\\.)*"/, '');

/** The text of every source file and generated file, in lower case, because the stylesheet is minified. */
function texts(): Map<string, string> {
  const items = ['src', 'scripts', 'supabase', 'public'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  );
  const paths = items
    .filter((item) => item.isFile() && !/\.(png|woff2)$/.test(item.name))
    .map((item) => join(item.parentPath, item.name));
  const entries = paths.map(
    (path) => [relative(root, path), withoutDrawing(readFileSync(path, 'utf8')).toLowerCase()] as const,
  );
  return new Map(entries.filter(([path]) => !isDrawn(path)));
}

const filesWith = (word: string) =>
  [...files].filter(([, content]) => content.includes(word.toLowerCase())).map(([path]) => path);

beforeAll(() => {
  root = copyWithSources();
  const file = join(root, 'src/brand/colours.ts');
  const edited = Object.values(changed).reduce(
    (source, value, index) => source.replace(value, newColour(index)),
    readFileSync(file, 'utf8'),
  );
  writeFileSync(file, edited);
  // The name of the text font is used, because that font is certainly installed.
  edit(root, 'src/brand/fonts.ts', `family: '${display.family}'`, `family: '${text.family}'`);
  edit(root, 'src/brand/fonts.ts', `name: '${display.name}'`, `name: '${text.name}'`);
  const { code, error } = runScript(root, 'codegen.ts');
  expect({ code, error }).toEqual({ code: 0, error: '' });
  files = texts();
});
afterAll(() => rmSync(root, { recursive: true }));

test('after a change of a colour or the heading font in its one place, the old one is nowhere', () => {
  for (const value of [...Object.values(changed), display.family]) expect(filesWith(value), value).toEqual([]);
});

test('a changed colour is in the styles, the icons, the manifest, the drawings and the facts of the function', () => {
  const names = Object.keys(changed);
  const withNew = (name: string) => filesWith(newColour(names.indexOf(name)));
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
