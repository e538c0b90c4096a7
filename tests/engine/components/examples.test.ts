import { readdirSync } from 'node:fs';
import { load } from 'cheerio';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { groups } from '#gallery/all-examples.ts';
import { renderExample } from '#gallery/render-example.tsx';
import { rules } from './markup-rules.ts';
import { keepsItsTree } from './nesting.ts';

const components = ['src/components', 'src/enquiry'].flatMap((folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.examples.tsx'))
    .map((file) => file.replace('.tsx', '')),
);

afterEach(() => vi.restoreAllMocks());

test.each(components)('%s has examples', (component) => {
  expect(groups.find(({ name }) => name === component)?.examples.length).toBeGreaterThan(0);
});

test('every list of examples belongs to a component', () => {
  expect(groups.map(({ name }) => name).toSorted()).toEqual(components.toSorted());
});

describe.each(groups)('$name', ({ examples }) => {
  test('has a unique name for each example', () => {
    const names = examples.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test.each(examples)('$name', (example) => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {});
    const html = renderExample(example);
    expect(complaint.mock.calls).toEqual([]);
    expect(html).not.toBe('');
    expect(keepsItsTree(html)).toBe(true);
    const $ = load(html, null, false);
    const broken = rules.map(({ name, faults }) => ({ rule: name, faults: faults($) }));
    expect(broken.filter(({ faults }) => faults.length > 0)).toEqual([]);
  });
});

test.each(rules)('the test finds markup that breaks the rule: $name', ({ broken, faults }) => {
  expect(faults(load(broken, null, false))).not.toEqual([]);
});

test('the test finds a link inside a link', () => {
  expect(keepsItsTree('<a href="/">One <a href="/">Two</a></a>')).toBe(false);
  expect(keepsItsTree('<p>One <a href="/">Two</a><br/></p>')).toBe(true);
});
