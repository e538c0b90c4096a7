import { expect, test, vi } from 'vitest';
import { readPort } from '../../../scripts/local/server/port.ts';

test.each([
  [undefined, 4173],
  ['', 4173],
  ['8080', 8080],
])('PORT=%s is the port %s', (given, port) => {
  expect(readPort(given)).toBe(port);
});

test.each(['abc', '70000', '-1', '0', '80.5', '4173 '.repeat(2)])('PORT=%s ends with a sentence', (given) => {
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`);
  });
  const print = vi.spyOn(console, 'error').mockReturnValue();
  expect(() => readPort(given)).toThrow('exit 1');
  expect(print.mock.calls).toEqual([
    [`PORT is "${given}", which is not a port. Set it to a number from 1 to 65535, or leave it out: 4173.`],
  ]);
  exit.mockRestore();
  print.mockRestore();
});
