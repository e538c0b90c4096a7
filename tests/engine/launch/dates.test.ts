import { rmSync } from 'node:fs';
import { afterAll, afterEach, expect, test } from 'vitest';
import { checkLaunch } from '../../../scripts/launch/launch.ts';
import { applyChanges, copyContent, restoreContent, type Change } from '../../support/content-copy.ts';
import { madeReal } from '../../support/real-company.ts';

const root = copyContent(madeReal);
afterEach(() => restoreContent(root));
afterAll(() => rmSync(root, { recursive: true }));

/** The launch check of the content at a given time. */
const at = (now: string) => checkLaunch(root, {}, { contentOnly: true, now: new Date(now) });

/** The place and the rule of each reported problem. */
const reportedProblems = (text: string) =>
  [...text.matchAll(/^(\S+) {2}([a-z-]+)$/gm)].map(([, place, rule]) => `${place} ${rule}`);

test('figures older than 24 months are listed with their age, unless no area uses their source', () => {
  const sources = (from: string, to: string): Change => ({ file: 'data/sources.yaml', replace: [from, to] });
  applyChanges(root, [sources('    checked: 2199-01-01\n    asOf: "2020"', '    asOf: "2020"')]);
  expect(at('2022-01-31T12:00:00+08:00').exitCode).toBe(0);
  const { exitCode, text } = at('2022-02-01T12:00:00+08:00');
  expect(exitCode).toBe(1);
  expect(reportedProblems(text)).toEqual([expect.stringMatching(/^data\/sources\.yaml:\d+:\d+ old-figures$/)]);
  expect(text).toContain('The figures of "census-2020" are from 2020, 25 months ago.');
  expect(text).toContain('add the day on which you looked →  checked: 2022-02-01');
  applyChanges(root, [sources('sources:\n', 'sources:\n  - name: old\n    text: "Old: counts."\n    asOf: "1999"\n')]);
  expect(reportedProblems(at('2022-02-01T12:00:00+08:00').text)).toHaveLength(1);
});

const evidence = (line: string) =>
  applyChanges(root, [{ file: 'data/site.yaml', replace: ['footer:', `evidence:\n  ${line}\nfooter:`] }]);

// Midnight in Singapore is 16:00 UTC.
test('a licence is valid until the end of its last day; then it is reported', () => {
  evidence('licence: { number: CB61002, class: "1", expires: 2027-03-31, url: https://register.kapas.sg }');
  expect(at('2027-03-31T15:59:59Z')).toMatchObject({ exitCode: 0 });
  const { exitCode, text } = at('2027-03-31T16:00:00Z');
  expect(text).toMatch(
    /^FOR THE OWNER\n\ndata\/site\.yaml:\d+:\d+ {2}expired-licence\n {3}The licence expired on 2027-03-31\. A new build/,
  );
  expect(text).toContain('\n1 problem to fix before the site goes live.\n');
  expect(exitCode).toBe(1);
});

test('a made-up address of evidence is reported', () => {
  evidence('companyNumber: { number: 201500000A, url: https://register.example }');
  const { exitCode, text } = at('2027-01-01T00:00:00Z');
  expect(text).toMatch(/^FOR THE OWNER\n\ndata\/site\.yaml:\d+:\d+ {2}made-up-address\n/);
  expect(text).toContain('Fix: write the real one, or remove the line.');
  expect(exitCode).toBe(1);
});

test('the list of public holidays must cover the next two months', () => {
  expect(at('2027-10-31T15:59:59Z').exitCode).toBe(0);
  const { exitCode, text } = at('2027-10-31T16:00:00Z');
  expect(exitCode).toBe(1);
  expect(text).toMatch(/^FOR THE OWNER\n\ndata\/public-holidays\.yaml:\d+:\d+ {2}holidays-end-soon\n/);
});
