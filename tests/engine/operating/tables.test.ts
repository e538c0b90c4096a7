import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readSettings, settingNames } from '../../../supabase/functions/send-contact-email/settings.ts';
import { settingsFor } from '../../support/function-settings.ts';

const text = readFileSync('docs/operating.md', 'utf8');
/** The names in the table of settings, each with what the function does without it. */
const table = new Map(
  [...text.matchAll(/^\| `([A-Z_]+)` +\| (.*?) +\|/gm)].map(([, name, without]) => [name!, without!]),
);
const namesIn = (text: string, pattern: RegExp) => [...new Set([...text.matchAll(pattern)].map((match) => match[1]!))];

test('the table of settings has every setting that the function reads, no other, and says which are required', () => {
  expect([...table.keys()].toSorted()).toEqual(settingNames.toSorted());
  const required = [...table].filter(([, without]) => without === 'it does not start').map(([name]) => name);
  expect(required.length).toBeGreaterThan(5);
  const all = settingsFor('postgres://localhost/postgres');
  for (const name of required) expect(() => readSettings({ ...all, [name]: '' })).toThrow(`- ${name} is missing`);
});

test('every secret and variable of the deploy workflow is listed, with the right kind', () => {
  const workflow = readFileSync('.github/workflows/check.yml', 'utf8');
  const said = (pattern: RegExp) => namesIn(pattern.exec(text)?.[1] ?? '', /`([A-Z_]{5,})`/g);
  const launch = said(/- \*\*Secrets\*\*([^]*?)- \*\*Variables\*\*/);
  const secrets = [...launch, ...said(/as \*\*secrets\*\*([^]*?)\*\*variables\*\*/)];
  expect(new Set(secrets)).toEqual(new Set(namesIn(workflow, /secrets\.(\w+)/g)));
  const variables = [...said(/- \*\*Variables\*\*([^]*?)\n\d/), ...table.keys()];
  expect(variables).toEqual(expect.arrayContaining(namesIn(workflow, /vars\.(\w+)/g)));
});
