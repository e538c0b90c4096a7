import { describe, expect, test } from 'vitest';
import { check } from '../../../src/checks/check-content.ts';
import { type Change } from '../../support/content-copy.ts';
import { sharedCopy } from '../../support/shared-copy.ts';

const { root, after } = sharedCopy();
const rules = (...changes: Change[]) => after(...changes).problems.map(({ place, rule }) => `${place.file} ${rule}`);
const replace = (file: string, from: string, to: string): Change => ({ file: `data/${file}`, replace: [from, to] });

const drawing = (inside: string) => `<svg viewBox="0 0 1440 620">${inside}</svg>`;
const bars = Array.from({ length: 2000 }, (_, at) => `<path d="M${(at * 7919) % 1440} ${(at * 104729) % 620}h9z"/>`);

test.each([
  ['thousands of groups in each other', 'picture-that-cannot-be-read', '<g>'.repeat(70_000) + '</g>'.repeat(70_000)],
  [
    'a link outside, whatever its letters are written as',
    'unsafe-picture',
    '<path style="fill:&#117;rl(https://evil.example/x)" d="M0 0h9v9z"/>',
  ],
  ['too many bytes after compression', 'picture-too-large', bars.join('')],
])('a drawing with %s is reported by its name', (_, rule, inside) => {
  const file = 'data/pictures/shophouses.svg';
  expect(rules({ file, write: drawing(inside) })).toEqual([`${file} ${rule}`]);
});

test('a picture that Inkscape saved passes', () => {
  const saved = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<!-- Created with Inkscape (http://www.inkscape.org/) -->
<svg id="svg1" width="1440" height="620" version="1.1" viewBox="0 0 1440 620" xmlns="http://www.w3.org/2000/svg"
   xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" inkscape:version="1.3">
 <title id="title1">Tiong Bahru</title>
 <g id="layer1" inkscape:label="Layer 1">
  <rect id="rect2" class="number" x="1090" y="150" width="232" height="28" style="fill:#ffe4a8;stroke-width:1.0234567"/>
  <path id="path1" d="m 640.00001,566.12345 q -6.8,-81 17,-81 z" fill="#3e9b6b" fill-rule="evenodd"/>
 </g>
</svg>
`;
  expect(rules({ file: 'data/pictures/tiong-bahru.svg', write: saved })).toEqual([]);
});

test.each(['data/.editorconfig', 'data/services/.weekly.yaml', 'data/tables/.gitignore', 'data/pictures/.cache'])(
  'the hidden file %s is reported',
  (file) => expect(rules({ file, write: 'x' })).toEqual([expect.stringContaining(`${file} `)]),
);

test.each(
  'data/.DS_Store data/pages/._about.md data/tables/.~lock.streets.csv# data/pages/Thumbs.db data/Icon\r'.split(' '),
)('the file %j, which a system leaves behind, is passed over', (file) =>
  expect(rules({ file, write: 'x' })).toEqual([]),
);

test('Windows line ends are allowed in every file', () => {
  const files = ['neighbourhoods/punggol.yaml', 'pages/privacy.md', 'groups.yaml', 'tables/places.csv'];
  expect(rules(...files.map((name): Change => ({ file: `data/${name}`, lineEnds: 'windows' })))).toEqual([]);
});

test('a link may lead to another site, to a place on a page, and to a page with a problem', () => {
  const changes = [
    replace('pages/home.yaml', '{ text: Book Now, link: /contact }', '{ text: Book, link: "https://book.example/a" }'),
    replace('pages/locations.yaml', '{ text: Contact Us, link: /contact }', '{ text: Ask, link: "/punggol#faq" }'),
    replace('neighbourhoods/punggol.yaml', 'name: Punggol\n', 'nme: Punggol\n'),
  ];
  expect(new Set(rules(...changes))).toEqual(new Set(['data/neighbourhoods/punggol.yaml unknown-field']));
});

describe('an emptied list is none:', () => {
  test.each<[what: string, ...changes: Change[]]>([
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
    ['of one project twice', 'bedok,Bedok North Avenue 2,2021,Bedok North Vale,215\n', ['repeated-row']],
    ['of an area twice without a project', 'bedok,Bedok North Road,2020,,304\n', ['repeated-row']],
    ['without a project in another year', 'bedok,Bedok North Road,2021,,303\n', []],
  ])('%s', (_, row, expected) => {
    const { problems } = after(replace('tables/new-homes.csv', fresh, fresh + row));
    expect(problems.map(({ rule }) => rule)).toEqual(expected);
    for (const { place, also } of problems) expect(also![0]!.line).not.toBe(place.line);
  });
});

test.each<[what: string, ...changes: Change[]]>([
  ['a byte order mark', replace('tables/homes-1km.csv', 'slug,', '\uFEFFslug,')],
  [
    'a mark, the line ends of Windows and empty rows at its end',
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
