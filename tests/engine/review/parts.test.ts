import { expect, test } from 'vitest';
import { comparePages } from '../../../scripts/review/pages.ts';
import { versionOf } from '../../../scripts/review/parts.ts';

const sentences = (html: string) => versionOf({ html: `<body>${html}</body>`, normal: '' })['words'];

test.each([
  ['a paragraph is split into its sentences', '<p>One home. Two homes?</p>', ['One home.', 'Two homes?']],
  ['a heading is a sentence of its own', '<h2>Services</h2><p>For you</p>', ['Services', 'For you']],
  [
    'words in bold and links do not end a sentence',
    '<p>Ask <b>us</b>, or <a href="/">go home</a>.</p>',
    ['Ask us, or go home.'],
  ],
  ['a space separates the texts of elements side by side', '<p><b>$280</b><span>from</span></p>', ['$280 from']],
  ['the word joiner of a range is removed', '<p>2–\u206010 hours</p>', ['2–10 hours']],
  ['a line break ends a line', '<address>Lane 20<br>Singapore</address>', ['Lane 20', 'Singapore']],
  [
    'the names of pictures and buttons are included',
    '<img alt="A cat"><button aria-label="Menu"></button>',
    ['(picture) A cat', '(name) Menu'],
  ],
  ['the words of a drawing are included', '<svg><title>Blocks</title><text>17</text></svg>', ['Blocks', '17']],
  ['scripts and styles are left out', '<script>a()</script><style>b{}</style><p>Yes.</p>', ['Yes.']],
])('%s', (_, html, expected) => {
  expect(sentences(html)).toEqual(expected);
});

test('links, the search result and the data for search engines are listed', () => {
  const html = `<title>T</title><meta name="description" content="D"><link rel="canonical" href="https://x.example/">
    <a href="/a"></a><a></a><form action="/b"></form><iframe src="/c"></iframe>
    <script type="application/ld+json">{"@graph":[{"@type":"Service","price":280}]}</script>`;
  expect(versionOf({ html, normal: '<b class="c">' })).toEqual({
    words: [],
    links: ['/a', '/b', '/c'],
    result: new Map(Object.entries({ title: 'T', description: 'D', address: 'https://x.example/' })),
    data: new Map(Object.entries({ '@graph › 1 › @type': 'Service', '@graph › 1 › price': '280' })),
    tags: new Map([['<b class="c">', '']]),
  });
});

test('pages that are equal are left out; of a page that only one side has, the words of its main part are shown', () => {
  const html = '<nav>Menu</nav><main>New.</main>';
  const pages = (...paths: readonly string[]) => new Map(paths.map((path) => [path, { html, normal: html }]));
  expect(comparePages(pages('/', '/old'), pages('/', '/new'))).toEqual([
    { name: '/new', status: 'added', changes: [{ part: 'words', before: undefined, after: 'New.' }] },
    { name: '/old', status: 'removed', changes: [{ part: 'words', before: 'New.', after: undefined }] },
  ]);
});
