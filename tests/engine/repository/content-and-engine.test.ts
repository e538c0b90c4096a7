import { spawnSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fixedRoutes, reservedNames } from '../../../src/pages/routes.ts';
import { firstCompanyWords, wordsFound } from '../second-company/first-company-words.ts';

describe('a test of the engine cannot read the live content', () => {
  const refusal = /A test of the engine reads .*site\.yaml\. Take a company of tests\/fixtures\/companies/;

  test('with any way to read files', async () => {
    expect(() => readFileSync('data/site.yaml')).toThrow(refusal);
    expect(() => readFileSync(join(process.cwd(), 'data/site.yaml'))).toThrow(refusal);
    expect(() => readdirSync('data/neighbourhoods')).toThrow(/A test of the engine reads/);
    expect(() => cpSync('data', 'test-results/copy', { recursive: true })).toThrow(/A test of the engine reads/);
    await expect(async () => readFile('data/site.yaml')).rejects.toThrow(refusal);
  });

  test('and neither can a program that it starts', () => {
    const { status, stderr } = spawnSync(process.execPath, ['-e', "require('fs').readFileSync('data/site.yaml')"], {
      encoding: 'utf8',
    });
    expect(status).not.toBe(0);
    expect(stderr).toMatch(refusal);
  });
});

const sources = readdirSync('tests/content', { recursive: true, withFileTypes: true })
  .filter((item) => item.isFile() && item.name.endsWith('.ts'))
  .map((item) => join(item.parentPath, item.name));

/** The paths in a source file that not every company's site has. */
function ownPaths(source: string): string[] {
  const fixed = new Set([
    ...fixedRoutes.map(({ path }) => path),
    ...reservedNames.map((name) => `/${name}`),
    '/no-such-page',
    '/_local',
  ]);
  return [...source.matchAll(/['"`](\/[a-z]+(?:-[a-z]+)*)(?:[#?][^'"`]*)?['"`]/g)]
    .map(([, path]) => path!)
    .filter((path) => !fixed.has(path));
}

test('the test finds a company name, and a path that not every site has, in a sample', () => {
  expect(sources.length).toBeGreaterThan(10);
  expect(ownPaths("site.page('/dover'); goto('/contact')")).toEqual(['/dover']);
  expect(wordsFound("expect(words($('h1'))).toBe('Cleaning in Bedok')", firstCompanyWords)).toEqual(['Bedok']);
});

test.each(sources)('%s names no company and no area, and only paths that every site has', (file) => {
  const source = readFileSync(file, 'utf8');
  expect(wordsFound(source, firstCompanyWords)).toEqual([]);
  expect(ownPaths(source)).toEqual([]);
});
