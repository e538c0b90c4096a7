import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { firstCompanyWords, wordsFound } from './first-company-words.ts';

/** What only the build reads: it knows the country's tables, and draws its houses. */
const ofBuild = ['generated', 'content', 'checks', 'drawings'];

test('no source of the site contains a name or a fact of the company', () => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map((item) => join(item.parentPath, item.name).replaceAll('\\', '/'))
    .filter((file) => !ofBuild.includes(file.split('/')[1]!));
  expect(files.length).toBeGreaterThan(50);
  for (const file of files) expect.soft(wordsFound(readFileSync(file, 'utf8'), firstCompanyWords), file).toEqual([]);
});
