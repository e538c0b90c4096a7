import { readFileSync } from 'node:fs';

/** The names of all npm scripts. */
export const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }).scripts,
);
