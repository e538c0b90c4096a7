import { expect, test } from 'vitest';
import { normalise } from '../../../scripts/review/pages.ts';

const [one, other] = [
  'sha256-lieYAC6fNn87eJhxXZDF6AJXuuyO+M1zNOU+/1Eddus=',
  'sha256-8VetSC7nEdejGqjx6fZ2WFIYNh65CAetUxFAd5H+ZTA=',
];
const bugis = (hash: string, view = '') => `src="/assets/art/card-bugis-${hash}.svg${view}"`;
const files: Readonly<Record<string, string>> = {
  'assets/art/card-bugis-1a2b3c4d.svg': '<svg>one</svg>',
  'assets/art/card-bugis-5e6f7a8b.svg': '<svg>one</svg>',
  'assets/art/card-bugis-9c0d1e2f.svg': '<svg>two</svg>',
  'frames/map.html': `<meta content="script-src '${one}'">map`,
};
const read = (name: string) => (name in files ? Buffer.from(files[name]!) : undefined);

test.each([
  ['a script', true, 'src="/assets/entries/entry.DhjMbHJb.js"', 'src="/assets/entries/entry.AbCd_-12.js"'],
  ['a font', true, 'url(/assets/fonts/figtree-9a994d48.woff2)', 'url(/assets/fonts/figtree-00000000.woff2)'],
  ['a style', true, 'href="/assets/styles/paper-2b21e9ba.css"', 'href="/assets/styles/paper-2b21e9bb.css"'],
  ['no preloaded script', true, '<link rel="modulepreload" href="/assets/chunks/a-12345678.js">', ''],
  ['the hash of a policy', true, `'${one}'`, `'${other}'`],
  ['the same picture', true, bugis('1a2b3c4d', '#a'), bugis('5e6f7a8b', '#a')],
  ['another picture', false, bugis('1a2b3c4d'), bugis('9c0d1e2f')],
  ['another view of a picture', false, bugis('1a2b3c4d', '#a'), bugis('1a2b3c4d', '#b')],
  ['a picture that is missing', false, bugis('1a2b3c4d'), bugis('00000000')],
  ['another script', false, 'src="/assets/entries/entry.DhjMbHJb.js"', 'src="/assets/entries/other.DhjMbHJb.js"'],
  ['another target', false, 'href="/contact"', 'href="/about"'],
  ['a frame that is not there', false, 'src="/frames/map"', 'src="/frames/reviews"'],
])('%s under another name counts as the same: %s', (_, isSame, before, after) => {
  expect(normalise(before, read) === normalise(after, read)).toBe(isSame);
});

test('the content of a frame is compared, without the hashes of its policy', () => {
  const page = '<iframe src="/frames/map">';
  const framed = (html: string) =>
    normalise(page, (name) => (name === 'frames/map.html' ? Buffer.from(html) : undefined));
  expect(framed(`<meta content="script-src '${other}'">map`)).toBe(normalise(page, read));
  expect(framed(`<meta content="script-src '${other}'">another map`)).not.toBe(normalise(page, read));
});
