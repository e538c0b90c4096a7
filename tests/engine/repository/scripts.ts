import { readFileSync } from 'node:fs';

const { scripts: commands } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

/** The names of the npm scripts. */
export const scripts = Object.keys(commands);
