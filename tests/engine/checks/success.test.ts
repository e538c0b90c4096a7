import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, expect, test } from 'vitest';
import { run } from '../../../scripts/run.ts';
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
  expect(text).toContain('1 problem in 1 of');
});
