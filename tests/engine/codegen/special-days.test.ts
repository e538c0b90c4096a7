import { expect, test } from 'vitest';
import { comingDays } from '../../../scripts/codegen/emit/site.ts';
import { emittedAfter } from '../../support/emitted.ts';
import type { Site } from '#content/site.ts';

const christmas = { label: 'Christmas', from: '2026-12-24', to: '2026-12-26', closed: true };
const eve = { label: 'Eve', from: '2026-12-31', opens: '09:00', closes: '13:00' };
const turnOfYear = { label: 'Turn of the year', from: '2027-12-30', to: '2028-01-02', closed: true };

function shown(special: (typeof christmas)[] | undefined, now: string, language = 'en-SG') {
  const openingHours = { heading: '', days: [], ...(special && { special }) };
  return comingDays({ openingHours, language, timeZone: 'Asia/Singapore' }, new Date(now));
}

const all = [turnOfYear, eve, christmas] as (typeof christmas)[];
test('special days are shown in order, with the year, in the language of the site', () => {
  expect(shown(all, '2026-11-01T00:00Z')).toEqual([
    { label: 'Christmas', from: '2026-12-24', to: '2026-12-26', dates: '24–26 December 2026' },
    { label: 'Eve', from: '2026-12-31', to: '2026-12-31', dates: '31 December 2026', opens: '09:00', closes: '13:00' },
    expect.objectContaining({ dates: expect.stringMatching(/^30 December 2027\s–\s2 January 2028$/) as string }),
  ]);
  expect(shown([christmas], '2026-11-01T00:00Z', 'de-AT')[0]!.dates).toBe('24.–26. Dezember 2026');
  expect(shown(undefined, '2026-11-01T00:00Z')).toEqual([]);
});

// Midnight in Singapore is 16:00 UTC.
test.each([
  ['2026-12-26T15:59:59Z', ['Christmas', 'Eve', 'Turn of the year']],
  ['2026-12-26T16:00:00Z', ['Eve', 'Turn of the year']],
  ['2026-12-31T16:00:00Z', ['Turn of the year']],
  ['2028-01-02T16:00:00Z', []],
])('at %s, the special days that are not over are %j', (now, left) => {
  expect(shown(all, now).map(({ label }) => label)).toEqual(left);
});

test.each<[said: string, shown: boolean, counted: boolean]>([
  ['closed: true\n', true, true],
  ['', false, true],
  ['closed: false\n', false, false],
])('after %j, pages show public holidays: %s; deadlines leave them out: %s', async (said, shown, counted) => {
  // The last holiday of the company. It is a Thursday.
  const day = '2036-12-25';
  const { text } = await emittedAfter({ file: 'data/public-holidays.yaml', replace: ['closed: true\n', said] });
  const { hours } = JSON.parse(text('company.json')) as { hours: { holidays: string[] } };
  const { openingHours, replies } = JSON.parse(/Site = (\{[^]*\});/.exec(text('site.ts'))![1]!) as Site;
  expect([openingHours.holidays.includes(day), hours.holidays.includes(day)]).toEqual([shown, counted]);
  // The time that pages show is the one of the mails.
  expect(replies.hours.hours).toEqual(hours);
});
