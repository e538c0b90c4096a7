import { readFileSync } from 'node:fs';

/** The names of what `npm run` runs. */
export const scripts = Object.keys(
  (JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Readonly<Record<string, string>> }).scripts,
);
