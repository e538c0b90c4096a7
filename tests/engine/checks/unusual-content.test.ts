import { rmSync } from 'node:fs';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { typeset } from '../../../src/content/typeset.ts';
import { applyChanges, copyContent, restoreContent, type Change } from '../../support/content-copy.ts';

const root = copyContent();
afterEach(() => restoreContent(root));
afterAll(() => rmSync(root, { recursive: true }));

function after(...changes: Change[]) {
  applyChanges(root, changes);
  return check(root);
}
const rules = (...changes: Change[]) => after(...changes).problems.map(({ place, rule }) => `${place.file} ${rule}`);
const replace = (file: string, from: string, to: string): Change => ({ file: `data/${file}`, replace: [from, to] });

describe('a long run takes no longer than many short words:', () => {
  const runs = [
    '"',
    "'",
    '*',
    '_',
    '[',
    '<',
    '&',
    '–',
    '1',
    '1.',
    '1 ',
    '24 h ',
    '![',
    'a@',
    '{',
    '$',
    '-',
    '#',
    '.',
    'w',
    '<b>',
  ];
  const ms = (...changes: Change[]) => {
    const start = process.cpuUsage().user;
    const { content, problems } = after(...changes);
    if (problems.length === 0) typeset(content);
    restoreContent(root);
    return (process.cpuUsage().user - start) / 1000;
  };
  test.each(runs)('%j', (run) => {
    check(root);
    const text = run.repeat(100_000 / run.length);
    const quoted = JSON.stringify(text);
    const longest = Math.max(
      ms(replace('site.yaml', 'tagline: ', `tagline: ${quoted} # `)),
      ms(replace('neighbourhoods/simei.yaml', 'description: ', `paragraph: ${quoted}\ndescription: `)),
      ms({ file: 'data/pages/about.md', append: `\n${text}\n`, times: 1 }),
    );
    expect(longest).toBeLessThan(4000);
  });
});

test('a drawing of thousands of groups in each other is reported by its name', () => {
  const source = `<svg viewBox="0 0 1440 620">${'<g>'.repeat(70_000)}${'</g>'.repeat(70_000)}</svg>`;
  const found = rules({ file: 'data/pictures/towers.svg', write: source });
  expect(found).toContain('data/pictures/towers.svg picture-that-cannot-be-read');
});

test('a link outside of a drawing is reported, whatever its letters are written as', () => {
  const source =
    '<svg viewBox="0 0 1440 620">\n<path style="fill:&#117;rl(https://evil.example/x)" d="M0 0h9v9z"/></svg>';
  expect(rules({ file: 'data/pictures/shophouses.svg', write: source })).toEqual([
    'data/pictures/shophouses.svg unsafe-picture',
  ]);
});

test('a drawing of too many bytes after compression is reported', () => {
  const path = (_: unknown, index: number) => `<path d="M${(index * 7919) % 1440} ${(index * 104729) % 620}h9z"/>`;
  const source = `<svg viewBox="0 0 1440 620">${Array.from({ length: 2000 }, path).join('')}</svg>`;
  expect(rules({ file: 'data/pictures/shophouses.svg', write: source })).toEqual([
    'data/pictures/shophouses.svg picture-too-large',
  ]);
});

test.each(['data/.editorconfig', 'data/services/.weekly.yaml', 'data/tables/.gitignore', 'data/pictures/.cache'])(
  'the hidden file %s is reported',
  (file) => expect(rules({ file, write: 'x' })).toEqual([expect.stringContaining(`${file} `)]),
);

test.each(['data/.DS_Store', 'data/pages/._about.md', 'data/faqs/.directory', 'data/tables/.~lock.streets.csv#'])(
  'the file %s, which a system leaves behind, is passed over',
  (file) => expect(rules({ file, write: 'x' })).toEqual([]),
);

describe('an emptied list is none:', () => {
  test.each<[what: string, ...changes: Change[]]>([
    [
      'of profiles',
      replace('site.yaml', '  - { name: Facebook, icon: facebook, url: https://facebook.example/sapu }\n', ''),
      replace('site.yaml', '  - { name: Instagram, icon: instagram, url: https://instagram.example/sapu }\n', ''),
    ],
    ['of old addresses', { file: 'data/redirects.yaml', write: '# All are gone.\n' }],
    ['of special days', replace('site.yaml', 'customerService:', '  special:\ncustomerService:')],
    ['of claims', replace('site.yaml', 'footer:', 'claims:\nfooter:')],
    ['of evidence', replace('site.yaml', 'footer:', 'evidence:\n  # All are gone.\nfooter:')],
  ])('%s', (_, ...changes) => expect(rules(...changes)).toEqual([]));

  test('a list that needs items is not', () => {
    const emptied = replace('services/weekly-cleaning.yaml', 'durations:', 'faq:\n  heading: x\n  list:\nbefore:');
    expect(rules(emptied).length).toBeGreaterThan(0);
  });
});

describe('a service whose name the function would not store', () => {
  const weekly = (name: string) =>
    replace('services/weekly-cleaning.yaml', 'enquiryName: Weekly Cleaning', `enquiryName: ${name}`);
  test.each<[string, Change]>([
    ['of 104 letters', weekly('Window'.repeat(20).slice(0, 104))],
    ['with a mark of direction', weekly('"Weekly\\u200FCleaning"')],
    ['of the other service', replace('site.yaml', 'otherService: Other', 'otherService: "Oth\\u202Eer"')],
  ])('%s is reported', (_, change) => expect(rules(change)).toEqual([`${change.file} name-in-an-enquiry`]));
  test('of 100 letters is accepted', () => expect(rules(weekly('ö'.repeat(100)))).toEqual([]));
});

const fresh = 'bedok,Bedok North Avenue 1,2020,Bedok North Vale,215\n';

describe('new flats', () => {
  test.each([
    [
      'of one project twice',
      `${fresh}bedok,Bedok North Avenue 2,2021,Bedok North Vale,215\n`,
      ['data/tables/new-homes.csv repeated-row'],
    ],
    [
      'of an area twice without a project',
      'bedok,Bedok North Road,2020,,304\n',
      ['data/tables/new-homes.csv repeated-row'],
    ],
    ['without a project in another year', 'bedok,Bedok North Road,2021,,303\n', []],
  ])('%s', (_, row, expected) => {
    const { problems } = after(replace('tables/new-homes.csv', fresh, row.startsWith(fresh) ? row : fresh + row));
    expect(problems.map(({ place, rule }) => `${place.file} ${rule}`)).toEqual(expected);
    for (const { place, also } of problems) expect(also![0]!.line).not.toBe(place.line);
  });
});

test.each<[what: string, ...changes: Change[]]>([
  ['the line ends of Windows', { file: 'data/tables/places.csv', lineEnds: 'windows' }],
  ['a byte order mark', replace('tables/homes-1km.csv', 'slug,', '\uFEFFslug,')],
  ['empty rows at its end', { file: 'data/tables/streets.csv', append: ',,,,\n', times: 3 }],
  [
    'all of them',
    { file: 'data/tables/floor-areas.csv', append: ',,,\n', times: 2 },
    { file: 'data/tables/floor-areas.csv', lineEnds: 'windows' },
    replace('tables/floor-areas.csv', 'slug,', '\uFEFFslug,'),
  ],
])('a table with %s is read as without', (_, ...changes) => {
  const { tables: expected } = check(root).content;
  const { content, problems } = after(...changes);
  expect(problems).toEqual([]);
  expect(content.tables).toEqual(expected);
});
