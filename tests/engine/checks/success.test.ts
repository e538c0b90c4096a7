import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { run } from '../../../scripts/build/run.ts';
import { applyChanges, copyContent, restoreContent } from '../../support/content-copy.ts';

const root = copyContent();
afterEach(() => restoreContent(root));
afterAll(() => rmSync(root, { recursive: true }));

test('content without problems passes; --check writes nothing', async () => {
  expect(await run(root, { checkOnly: true })).toEqual({
    exitCode: 0,
    problems: [],
    text: expect.stringMatching(/^\d+ files: all good\.$/) as string,
  });
  expect(existsSync(join(root, 'src'))).toBe(false);
});

test('Windows line ends are allowed, and files of git, Windows, macOS and synchronised drives are ignored', async () => {
  applyChanges(root, [
    { file: 'data/neighbourhoods/punggol.yaml', lineEnds: 'windows' },
    { file: 'data/pages/privacy.md', lineEnds: 'windows' },
    { file: 'data/groups.yaml', lineEnds: 'windows' },
    { file: 'data/.gitkeep', write: '' },
    { file: 'data/neighbourhoods/.DS_Store', write: 'x' },
    ...['data', 'data/pages', 'data/neighbourhoods', 'data/pictures'].flatMap((folder) =>
      ['desktop.ini', 'Thumbs.db', 'Icon\r'].map((name) => ({ file: `${folder}/${name}`, write: 'x' })),
    ),
  ]);
  expect(await run(root, { checkOnly: true })).toMatchObject({ exitCode: 0 });
});

test('a link may lead to another site, to a place on a page, and to a page with a problem', async () => {
  applyChanges(root, [
    {
      file: 'data/pages/home.yaml',
      replace: ['{ text: Book Now, link: /contact }', '{ text: Book Now, link: "https://book.example/sapu" }'],
    },
    {
      file: 'data/pages/locations.yaml',
      replace: ['{ text: Contact Us, link: /contact }', '{ text: Contact Us, link: "/punggol#faq" }'],
    },
    { file: 'data/neighbourhoods/punggol.yaml', replace: ['name: Punggol\n', 'nme: Punggol\n'] },
  ]);
  const { text } = await run(root);
  expect(text).toContain('1 problem in 1 file.');
});

/** A picture as Inkscape saves it without options. */
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

test('a picture that Inkscape saved passes', async () => {
  applyChanges(root, [{ file: 'data/pictures/tiong-bahru.svg', write: saved }]);
  expect(await run(root, { checkOnly: true })).toMatchObject({ exitCode: 0 });
});
