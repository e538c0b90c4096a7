import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseData } from '../../../scripts/desk/changes/change.ts';
import { DeskContext, type DeskTools } from '../../../scripts/desk/changes/use-desk.ts';
import { EntryForm } from '../../../scripts/desk/form/EntryForm.tsx';
import { BelowWords } from '../../../scripts/desk/form/SimpleField.tsx';
import { folders, singleFiles } from '../../../src/content/kinds.ts';
import { projectRoot } from '../../support/content-copy.ts';

const schemas = Object.fromEntries(
  readdirSync(join(projectRoot, 'schema')).map((name) => [
    `schema/${name}`,
    readFileSync(join(projectRoot, 'schema', name), 'utf8'),
  ]),
);
const company = join(projectRoot, 'tests/fixtures/companies/first');
const kindOf = (file: string) => singleFiles[file] ?? folders[file.replace(/\/[^/]+$/, '')]?.kind;
const files = readdirSync(join(company, 'data'), { recursive: true, encoding: 'utf8' })
  .map((name) => `data/${name.replaceAll('\\', '/')}`)
  .filter((file) => kindOf(file) !== undefined && /\.(yaml|md)$/.test(file));

/** The ids of the fields of all single values. */
function idsOf(value: unknown, id = 'content'): string[] {
  if (typeof value !== 'object' || value === null) return [id];
  return Object.entries(value).flatMap(([key, inside]) => idsOf(inside, `${id}/${key}`));
}

/** The HTML of a part of a desk. */
function render(part: ReactNode, own: object = {}): string {
  const state = { entries: [], problems: [], placeholders: {}, origins: [], ...own };
  const tools = { files: schemas, saved: {}, state, view: { file: '', status: '' } } as unknown as DeskTools;
  return renderToStaticMarkup(<DeskContext value={tools}>{part}</DeskContext>);
}

test.each(files)('the form of %s has a field with a name for each value', (file) => {
  const text = readFileSync(join(company, file), 'utf8');
  const form = render(<EntryForm file={file} kind={kindOf(file)!} text={text} />);
  const missing = idsOf(parseData(file, text)).filter(
    (id) =>
      !new RegExp(`<(?:input|textarea|select) id="${id}" aria-describedby="[^"]+"`).test(form) ||
      (!form.includes(`<label for="${id}">`) && !new RegExp(`id="${id}"[^>]* aria-label="`).test(form)),
  );
  expect(missing).toEqual([]);
});

test('a placeholder below a text is a button if its value has a field, otherwise words', () => {
  const phone = { words: '+65 6123', field: { file: 'data/site.yaml', path: ['phone'] } };
  const placeholders = { phone, years: { words: '11' } };
  const below = render(<BelowWords part={{}} text="{years} years: {phone}" />, { placeholders });
  expect(below.replaceAll(/ (?:type|class)="\w+"/g, '')).toBe(
    '<p><mark>{years} is 11</mark><button>{phone} is +65 6123</button></p>',
  );
});
