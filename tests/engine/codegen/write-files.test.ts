import fs, { existsSync, readFileSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { writeFiles } from '../../../scripts/codegen/write-files.ts';
import { copyContent, snapshot } from '../../support/content-copy.ts';

const root = copyContent();
afterAll(() => rmSync(root, { recursive: true }));

const [first, removed, last] = ['data/pages/home.yaml', 'data/faqs/home.yaml', 'data/site.yaml'] as const;
const changes = [
  { file: first, text: 'mine' },
  { file: 'data/faqs/fresh.yaml', text: '- question: A?\n' },
  { file: removed, text: '' },
  { file: last, text: 'yours' },
];
const all = () => [...snapshot(root)].map(([file, { text }]) => [file, text]);

// Real causes need another user, Windows or a full disk.
test.each([
  ['renameSync', 'EBUSY', 'It is open in another program'],
  ['accessSync', 'EACCES', 'It is open in another program'],
  ['writeFileSync', 'ENOSPC', 'The disk is full'],
  ['renameSync', 'EIO', 'EIO: broken.'],
] as const)('if %s fails with %s, no file is changed, the message names the file', (call, code, reason) => {
  const before = all();
  const real = fs[call] as (...args: unknown[]) => void;
  const refuse = vi.spyOn(fs, call).mockImplementation(((...args: unknown[]) => {
    // Each file is prepared before the first is renamed.
    if (args.includes(join(root, last)) || args.includes('yours'))
      throw Object.assign(new Error('EIO: broken'), { code });
    return real(...args);
  }) as never);
  syncBuiltinESMExports();
  const words = new RegExp(`^data/site.yaml cannot be written. ${reason}.* No file was changed.$`);
  expect(() => writeFiles(root, changes)).toThrow(words);
  refuse.mockRestore();
  syncBuiltinESMExports();
  expect(all()).toEqual(before);
});

test('files are written, and removed if their text is empty', () => {
  writeFiles(root, changes);
  expect(existsSync(join(root, removed))).toBe(false);
  expect(readFileSync(join(root, last), 'utf8')).toBe('yours');
});
