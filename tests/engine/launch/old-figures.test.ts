import { rmSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkLaunch } from '../../../scripts/editors/launch/launch.ts';
import { applyChanges, copyContent, type Change } from '../../support/content-copy.ts';
import { madeReal, realSettings } from '../../support/real-company.ts';

let root: string;
beforeEach(() => {
  root = copyContent();
});
afterEach(() => rmSync(root, { recursive: true }));

/** The place and the rule of each reported problem. */
const reportedProblems = (text: string) =>
  [...text.matchAll(/^(\S+) {2}([a-z-]+)$/gm)].map(([, place, rule]) => `${place} ${rule}`);

describe('figures older than 24 months', () => {
  const census: Change = {
    file: 'data/sources.yaml',
    replace: ['    checked: 2199-01-01\n    asOf: "2020"', '    asOf: "2020"'],
  };
  const on = (day: string) => checkLaunch(root, realSettings, { now: new Date(`${day}T12:00:00+08:00`) });

  test('are listed with their age on the day of the list', () => {
    applyChanges(root, madeReal);
    applyChanges(root, [census]);
    expect(on('2022-01-31').text).toContain('Nothing left to fix: the site can go live.');
    const { exitCode, text } = on('2022-02-01');
    expect(exitCode).toBe(1);
    expect(reportedProblems(text)).toEqual([expect.stringMatching(/^data\/sources\.yaml:\d+:\d+ old-figures$/)]);
    expect(text).toContain('The figures of "census-2020" are from 2020, 25 months ago.');
    expect(text).toContain('add the day on which you looked →  checked: 2022-02-01');
  });

  test('of a source that no area uses are not listed', () => {
    applyChanges(root, madeReal);
    applyChanges(root, [
      census,
      {
        file: 'data/sources.yaml',
        replace: ['sources:\n', 'sources:\n  - name: old\n    text: "Old: counts."\n    asOf: "1999"\n'],
      },
    ]);
    expect(reportedProblems(on('2022-02-01').text)).toHaveLength(1);
  });
});
