import { rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLaunch } from '../../../scripts/editors/launch/launch.ts';
import { applyChanges, copyContent } from '../../support/content-copy.ts';
import { madeReal } from '../../support/real-company.ts';

let root: string;
beforeEach(() => {
  root = copyContent();
  applyChanges(root, madeReal);
});
afterEach(() => rmSync(root, { recursive: true }));

/** Runs the launch check at a given time, for a company that is real except for this line of evidence. */
function checkWithEvidence(line: string, now = '2027-01-01T00:00:00Z') {
  applyChanges(root, [{ file: 'data/site.yaml', replace: ['footer:', `evidence:\n  ${line}\nfooter:`] }]);
  return checkLaunch(root, {}, { contentOnly: true, now: new Date(now) });
}

const licence = 'licence: { number: CB61002, class: "1", expires: 2027-03-31, url: https://register.kapas.sg }';

// Midnight in Singapore is 16:00 UTC.
test('a licence is valid until the end of its last day', () => {
  expect(checkWithEvidence(licence, '2027-03-31T15:59:59Z')).toMatchObject({ exitCode: 0 });
});

test('an expired licence is reported', () => {
  const { exitCode, text } = checkWithEvidence(licence, '2027-03-31T16:00:00Z');
  expect(text).toMatch(
    /^data\/site\.yaml:\d+:\d+ {2}expired-licence\n {3}The licence expired on 2027-03-31\. A new build/,
  );
  expect(text).toContain('\n1 problem to fix before the site goes live.\n');
  expect(exitCode).toBe(1);
});

test('a made-up address is reported', () => {
  const { exitCode, text } = checkWithEvidence('companyNumber: { number: 201500000A, url: https://register.example }');
  expect(text).toMatch(/^data\/site\.yaml:\d+:\d+ {2}made-up-address\n/);
  expect(text).toContain('Fix: write the real one, or remove the line.');
  expect(exitCode).toBe(1);
});

test.each([
  ['2027-10-31T15:59:59Z', 0],
  ['2027-10-31T16:00:00Z', 1],
])('the list of public holidays must cover the next two months; at %s the exit code is %d', (now, code) => {
  const { exitCode, text } = checkLaunch(root, {}, { contentOnly: true, now: new Date(now) });
  expect(exitCode).toBe(code);
  if (code === 1) expect(text).toMatch(/^data\/public-holidays\.yaml:\d+:\d+ {2}holidays-end-soon\n/);
});
