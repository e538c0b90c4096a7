import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { renameArea } from '../../../scripts/area/change-area.ts';
import { writeFiles } from '../../../scripts/codegen/write-files.ts';
import { newArea } from '../../../scripts/area/new-area.ts';
import { planChange } from '../../../scripts/desk/engine/entry-change.ts';
import { snapshot } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';
import { changeRows } from '../../support/table-rows.ts';

const { root, after, rulesAfter } = sharedCopy();
const area = (slug: string) => `data/neighbourhoods/${slug}.yaml`;
const read = (file: string) => readFileSync(join(root, file), 'utf8');

test('files with the line ends of Windows keep them', () => {
  for (const file of [area('tiong-bahru'), 'data/redirects.yaml']) after({ file, lineEnds: 'windows' });
  expect(renameArea(root, 'tiong-bahru', 'Tiong Bahru Estate').exitCode).toBe(0);
  for (const file of [area('tiong-bahru-estate'), 'data/redirects.yaml']) expect(read(file)).not.toMatch(/(?<!\r)\n/);
  expect(check(root).problems).toEqual([]);
});

test('an area is renamed with all that belongs to it, and back again', () => {
  const before = snapshot(root);
  const words = '[The](</tiong-bahru>) [company](https://sapu.example/tiong-bahru#homes)';
  after({ file: 'data/pages/about.md', replace: ['The company', words] });
  const { exitCode, text } = renameArea(root, 'tiong-bahru', 'Tiong Bahru Estate');
  expect(exitCode, text).toBe(0);
  expect(text).toContain(`  removed  ${area('tiong-bahru')}\n`);
  expect(check(root).problems).toEqual([]);
  expect(read(area('tiong-bahru-estate'))).toContain('name: Tiong Bahru Estate\n');
  expect(read(area('tiong-bahru-estate'))).toContain('picture: tiong-bahru\n');
  expect(read('data/pages/about.md')).toContain('[The](</tiong-bahru-estate>) [company](/tiong-bahru-estate#homes)');
  expect(read('data/redirects.yaml')).toContain('- from: /tiong-bahru\n  to: /tiong-bahru-estate\n');

  expect(renameArea(root, 'tiong-bahru-estate', 'Tiong Bahru').exitCode).toBe(0);
  expect(read('data/redirects.yaml')).not.toContain('from: /tiong-bahru\n');
  const changed = [...snapshot(root)].filter(([file, { text: words }]) => words !== before.get(file)?.text);
  expect(changed.map(([file]) => file)).toEqual(['data/pages/about.md', 'data/redirects.yaml']);
});

test('an area that was renamed by hand gets its rows and references', () => {
  expect(rulesAfter({ file: area('tiong-bahru'), renameTo: area('bahru') })).toContain('unknown-area');
  expect(renameArea(root, 'tiong-bahru', 'bahru').exitCode).toBe(0);
  expect(check(root).problems).toEqual([]);
  expect(read('data/tables/streets.csv')).toContain('\nbahru,');
});

test('the check names what still speaks of an area whose file was removed, and the line of its redirect', () => {
  const { problems } = after(
    { file: area('chinatown'), remove: true },
    { file: 'data/pages/about.md', replace: ['The company', '[The company](/chinatown)'] },
  );
  const lineOf = (rule: string) => problems.filter((each) => each.rule === rule).map(({ place }) => place.file);
  expect(lineOf('unknown-link')).toEqual(['data/pages/about.md']);
  expect(lineOf('unused-picture')).toEqual(['data/pictures/shophouses.svg']);
  const [row] = problems.filter(({ rule }) => rule === 'unknown-area');
  expect([row!.place, ...row!.also!].map(({ file }) => file)).toContain('data/tables/streets.csv');
  expect(row!.fix).toContain('add to data/redirects.yaml: - { from: /chinatown, to: /locations }');
});

test('the desk deletes an area with all that belongs to it; what led to it leads to the nearest area', () => {
  const { content } = after(
    { file: 'data/pages/locations.yaml', replace: ['hint: ', 'hint: Also in Tiong Bahru. '] },
    { file: 'data/faqs/home.yaml', replace: ['answer: ', 'answer: Not Tiong Bahrus. '] },
  );
  const plan = planChange(content, read, area('tiong-bahru'), { type: 'delete' });
  if ('refusal' in plan) throw new Error(plan.refusal);
  writeFiles(root, plan.files);
  expect(plan.mentions).toBe('1 sentence still names Tiong Bahru: Locations page › Finder › Hint.');
  expect(check(root).problems).toEqual([]);
  expect(existsSync(join(root, 'data/pictures/tiong-bahru.svg'))).toBe(false);
  expect(read('data/redirects.yaml')).toContain('- from: /tiong-bahru\n  to: /chinatown\n');
  for (const { file, write } of changeRows('tiong-bahru') as { file: string; write: string }[])
    expect(read(file)).toBe(write);
});

test('of the redirects, only the address that a deleted area had and a new line change, and comments stay', () => {
  const first = '# About old addresses.\n# The first one.\n- from: /old\n  to: ';
  const { content } = after({
    file: 'data/redirects.yaml',
    write: `${first}/bedok # moved\n- { from: /older, to: / }\n`,
  });
  const plan = planChange(content, read, area('bedok'), { type: 'delete' });
  if ('refusal' in plan) throw new Error(plan.refusal);
  expect(plan.files.find(({ file }) => file === 'data/redirects.yaml')!.text).toBe(
    `${first}${plan.to} # moved\n- { from: /older, to: / }\n- from: /bedok\n  to: ${plan.to}\n`,
  );
});

test.each([{ type: 'delete' }, { type: 'rename', name: 'Bedok Town' }] as const)(
  'a postal sector that names an area still has its place after: %j',
  (change) => {
    const { content } = after({ file: 'data/tables/places.csv', replace: ['Bedok,,1.32398,103.92998\n', ''] });
    const plan = planChange(content, read, area('bedok'), change);
    if ('refusal' in plan) throw new Error(plan.refusal);
    writeFiles(root, plan.files);
    expect(check(root).problems).toEqual([]);
    expect(read('data/tables/places.csv')).toMatch(/\nBedok,,1\.\d+,103\.\d+\n$/);
  },
);

test('the codes of a new area may have spaces or semicolons between them', () => {
  const place = { name: 'Tampines', latitude: '1.35299', longitude: '103.94518' };
  const made = (codes: string) => newArea(check(root).content, { ...place, codes });
  expect(made('EW2, DT32')).toMatchObject({ file: { text: expect.stringMatching(/ EW2\n.* DT32\n/) as string } });
  expect(made(' EW2 DT32 ')).toEqual(made('EW2, DT32'));
  expect(made('EW2;DT32')).toEqual(made('EW2, DT32'));
});

test('the desk renames and deletes services and lists; a list that a page shows stays', () => {
  const [service, list] = ['data/services/post-renovation-cleaning.yaml', 'data/faqs/home.yaml'];
  const change = (file: string, wanted: Parameters<typeof planChange>[3]) => {
    const plan = planChange(check(root).content, read, file, wanted);
    if (!('refusal' in plan)) writeFiles(root, plan.files);
    return plan;
  };
  after({ file: 'data/pages/about.md', replace: ['The company', '[The company](/post-renovation-cleaning)'] });
  change(service, { type: 'rename', name: 'Dust' });
  expect(read('data/services/dust.yaml')).toContain('name: Dust\n');
  expect(read('data/pages/about.md')).toContain('[The company](/dust)');
  change(list, { type: 'rename', name: 'First questions' });
  expect(read('data/pages/home.yaml')).toContain('list: first-questions');
  expect(check(root).problems).toEqual([]);

  expect(change('data/faqs/first-questions.yaml', { type: 'delete' })).toEqual({
    refusal: 'Home page shows it. Choose another list there first.',
  });
  expect(change('data/services/dust.yaml', { type: 'delete' })).toMatchObject({ to: '/', action: 'Delete Dust' });
  expect(read('data/pages/about.md')).toContain('[The company](/)');
  expect(read('data/redirects.yaml')).toContain('- from: /post-renovation-cleaning\n  to: /\n');
  change('data/faqs/post-renovation-cleaning.yaml', { type: 'delete' });
  expect(existsSync(join(root, 'data/faqs/post-renovation-cleaning.yaml'))).toBe(false);
  expect(check(root).problems).toEqual([]);
});

test('a button says what a change of an area does', () => {
  const { content } = check(root);
  const plan = (change: Parameters<typeof planChange>[3]) => planChange(content, read, area('bedok'), change);
  expect(plan({ type: 'delete' })).toMatchObject({ action: 'Delete Bedok' });
  expect(plan({ type: 'rename', name: 'Bedok East' })).toMatchObject({
    action: 'Rename Bedok to Bedok East',
  });
});

test.each([
  ['an area that does not exist', 'tiong-baru', 'X', 'There is no area "tiong-baru". Did you mean "tiong-bahru"?'],
  ['the name of another area', 'bedok', 'Simei', `${area('simei')} exists already. Choose another name.`],
  ["the address of the owner's pages", 'bedok', 'Office', 'Nothing was written.'],
  ['no name', 'bedok', ' ', 'Write the new name.'],
  ['the name of a page', 'bedok', 'Contact', 'duplicate-address'],
])('nothing is written with %s', (_, slug, name, words) => {
  const before = snapshot(root);
  const { exitCode, text } = renameArea(root, slug, name);
  expect(exitCode).toBe(1);
  expect(text).toContain(words);
  expect(snapshot(root)).toEqual(before);
});
