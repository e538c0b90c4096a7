import { readFileSync } from 'node:fs';

/** The npm scripts by their names. */
export const { scripts: commands } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Readonly<Record<string, string>>;
};

export const scripts = Object.keys(commands);
