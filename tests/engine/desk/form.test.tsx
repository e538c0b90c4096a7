import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { dataOf } from '../../../scripts/desk/changes/change.ts';
import { EntryForm } from '../../../scripts/desk/form/EntryForm.tsx';
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

const nothing = () => undefined;
const state = {
  makers: [],
  entries: [],
  pages: ['/contact'],
  isEarlier: false,
  mistakes: [],
  figures: [],
  placeholders: { brand: { words: 'Kapas' } },
};

test.each(files)('the form of %s has a field with a name for each value', (file) => {
  const text = readFileSync(join(company, file), 'utf8');
  const form = renderToStaticMarkup(
    <EntryForm
      {...{ file, base: text, text, kind: kindOf(file)!, files: schemas, state }}
      showsAll={false}
      onText={nothing}
      onFocus={nothing}
      onOpen={nothing}
      wanted={undefined}
    />,
  );
  const missing = idsOf(dataOf(file, text)).filter(
    (id) =>
      !new RegExp(`<(?:input|textarea|select) id="${id}" aria-describedby="[^"]+"`).test(form) ||
      (!form.includes(`<label for="${id}">`) && !new RegExp(`id="${id}"[^>]* aria-label="`).test(form)),
  );
  expect(missing).toEqual([]);
});
