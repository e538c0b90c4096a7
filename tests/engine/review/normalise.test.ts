import { expect, test } from 'vitest';
import { normalise } from '../../../scripts/editors/review/normalise.ts';

const files: Readonly<Record<string, string>> = {
  'assets/art/card-bugis-1a2b3c4d.svg': '<svg>one</svg>',
  'assets/art/card-bugis-5e6f7a8b.svg': '<svg>one</svg>',
  'assets/art/card-bugis-9c0d1e2f.svg': '<svg>two</svg>',
  'frames/map.html': '<meta content="script-src \'sha256-lieYAC6fNn87eJhxXZDF6AJXuuyO+M1zNOU+/1Eddus=\'">map',
};
const read = (name: string) => (name in files ? Buffer.from(files[name]!) : undefined);
const same = (before: string, after: string) => normalise(before, read) === normalise(after, read);

test.each([
  ['a script', '<script src="/assets/entries/entry.DhjMbHJb.js">', '<script src="/assets/entries/entry.AbCd_-12.js">'],
  [
    'a font in a style',
    'src:url(/assets/fonts/figtree-9a994d48.woff2)',
    'src:url(/assets/fonts/figtree-00000000.woff2)',
  ],
  ['a style', 'href="/assets/styles/paper-2b21e9ba.css"', 'href="/assets/styles/paper-2b21e9bb.css"'],
  ['a preloaded script, or its absence,', '<link rel="modulepreload" href="/assets/chunks/a-12345678.js">', ''],
  [
    'the hash of a policy',
    "'sha256-lieYAC6fNn87eJhxXZDF6AJXuuyO+M1zNOU+/1Eddus='",
    "'sha256-8VetSC7nEdejGqjx6fZ2WFIYNh65CAetUxFAd5H+ZTA='",
  ],
  [
    'a picture that stays the same',
    'src="/assets/art/card-bugis-1a2b3c4d.svg#a"',
    'src="/assets/art/card-bugis-5e6f7a8b.svg#a"',
  ],
])('another name of %s is no difference', (_, before, after) => {
  expect(same(before, after)).toBe(true);
});

test.each([
  ['another picture', 'src="/assets/art/card-bugis-1a2b3c4d.svg"', 'src="/assets/art/card-bugis-9c0d1e2f.svg"'],
  [
    'another view of a picture',
    'src="/assets/art/card-bugis-1a2b3c4d.svg#a"',
    'src="/assets/art/card-bugis-1a2b3c4d.svg#b"',
  ],
  ['another script', 'src="/assets/entries/entry.DhjMbHJb.js"', 'src="/assets/entries/other.DhjMbHJb.js"'],
  ['another target', 'href="/contact"', 'href="/about"'],
  [
    'a picture that is missing',
    'src="/assets/art/card-bugis-1a2b3c4d.svg"',
    'src="/assets/art/card-bugis-00000000.svg"',
  ],
  ['a frame that is not there', 'src="/frames/map"', 'src="/frames/reviews"'],
])('%s is a difference', (_, before, after) => {
  expect(same(before, after)).toBe(false);
});

test('the content of a frame is compared, without the hashes of its policy', () => {
  const other = (html: string) => (name: string) => (name === 'frames/map.html' ? Buffer.from(html) : undefined);
  const page = '<iframe src="/frames/map">';
  const policy = '<meta content="script-src \'sha256-8VetSC7nEdejGqjx6fZ2WFIYNh65CAetUxFAd5H+ZTA=\'">';
  expect(normalise(page, other(`${policy}map`))).toBe(normalise(page, read));
  expect(normalise(page, other(`${policy}another map`))).not.toBe(normalise(page, read));
});
