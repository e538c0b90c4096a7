import { rmSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { confirmed } from '../../../scripts/desk/changes/change.ts';
import { area, look } from '../../../scripts/desk/engine/engine.ts';
import { entryLike } from '../../../scripts/desk/form/new-entry.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';

const home = process.cwd();
afterEach(() => process.chdir(home));

test('a problem is explained with the names of pages and fields; a placeholder leads to its field', () => {
  const copy = copyContent();
  const moving = 'data/services/move-in-out-cleaning.yaml';
  process.chdir(copy);
  const looked = () => look({ files: {}, edited: moving, page: '/' });
  expect(looked().placeholders['phone']?.field).toEqual({ file: 'data/site.yaml', path: ['phone'] });
  applyChanges(copy, [{ file: moving, replace: ['{ key: condo', '{ key: hdb'] }]);
  const { problems } = looked();
  const words = problems.find(({ rule }) => rule === 'ambiguous-key')!.words;
  expect(words).toContain('Two prices have the key "hdb", both in Move In/Out Cleaning.');
  expect(words).toContain('Also: Move In/Out Cleaning › Prices › 1 › Name in texts');
  expect(words).not.toContain('data/');
  rmSync(copy, { recursive: true });
});

test('an area can be made whose rows are in the tables already; its file says what is copied, or still to be written', () => {
  const copy = copyContent();
  applyChanges(copy, [{ file: 'data/tables/floor-areas.csv', append: `zzz-town,3-room,68,100\n`, times: 1 }]);
  const rules = () => [...new Set(look({ files: {}, edited: '', page: '/' }).problems.map(({ rule }) => rule))];
  process.chdir(copy);
  expect(rules()).toEqual(['unknown-area']);
  const place = { latitude: '1.3533', longitude: '103.9454', codes: 'EW2' };
  const made = area({ name: 'Zzz Town', ...place });
  if ('refusal' in made) throw new Error(made.refusal);
  expect(made.file.file).toBe('data/neighbourhoods/zzz-town.yaml');
  applyChanges(copy, [{ file: made.file.file, write: made.file.text }]);
  expect(rules()).toEqual(['empty-value']);
  const written = made.file.text
    .replace('description: ""', 'description: A town.')
    .replaceAll(/ - ""\n/g, (_, at) => ` - Street ${at}\n`);
  applyChanges(copy, [{ file: made.file.file, write: written }]);
  expect(rules()).toEqual(['copied-text']);
  expect(area({ name: 'A', ...place, latitude: '9' })).toMatchObject({ refusal: expect.stringContaining('km from') });
  rmSync(copy, { recursive: true });
});

test('a new service is a copy with the picture of its model; its comments stay until each text is changed or confirmed', () => {
  const text = { type: 'string' };
  const properties = { name: text, summary: text, picture: { enum: ['one', 'two'] }, lists: { items: text } };
  const schema = { properties, required: ['name', 'summary', 'picture', 'lists'] };
  const model = { file: 'data/a.yaml', name: 'Weekly', data: { summary: 'Each week.', picture: 'two' } };
  const original = 'name: Weekly\nsummary: Each week.\npicture: two\nlists: [We come, Weekly we go, We sweep]\n';
  const files = { 'data/a.yaml': original };
  const data = { ...model.data, lists: ['We come', 'Weekly we go', 'We sweep'] };
  const made = entryLike(schema, { ...model, data }, original, 'Daily', []);
  const body = 'name: Daily\nsummary: ""\npicture: two\nlists: [We come, Daily we go, We sweep]\n';
  const [first = ''] = made.split('\n');
  expect(first).toMatch(/^# Copied from data\/a.yaml: /);
  expect(made).toBe(`${first}\n${body}`);
  const settle = (now: string, index?: number) =>
    confirmed('data/b.yaml', now, schema, files, index === undefined ? [] : [['lists', index]]);
  expect(settle(made)).toBe(made);
  const half = settle(made, 0);
  expect(half).toBe(`${first}\n# Also true here: We come\n${body}`);
  expect(settle(half, 2)).toBe(body);
  expect(settle(half.replace('sweep', 'mop'))).toBe(body.replace('sweep', 'mop'));
});
