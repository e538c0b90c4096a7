// Loaded into every process of the engine's tests: reading the live content there is an error. Editors may change data/
// at any time, and no change of it may make an engine test fail.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const content = fileURLToPath(new URL('../../data', import.meta.url));

function refuse(path) {
  if (typeof path !== 'string' && !(path instanceof URL)) return;
  const file = resolve(path instanceof URL ? fileURLToPath(path) : path);
  if (file !== content && !file.startsWith(content + sep)) return;
  throw new Error(
    `A test of the engine reads ${file}. Take a company of tests/fixtures/companies; what must be true of any content is a test of tests/content.`,
  );
}

const readers = ['readFile', 'readFileSync', 'readdir', 'readdirSync', 'cp', 'cpSync', 'copyFile', 'copyFileSync'];
for (const [owner, names] of [
  [fs, [...readers, 'createReadStream', 'openSync']],
  [fs.promises, ['readFile', 'readdir', 'cp', 'copyFile', 'open']],
]) {
  for (const name of names) {
    const original = owner[name];
    owner[name] = (path, ...rest) => {
      refuse(path);
      return original.call(owner, path, ...rest);
    };
  }
}
syncBuiltinESMExports();
