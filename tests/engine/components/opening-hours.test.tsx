import { expect, test } from 'vitest';
import { OpeningHours } from '#hours/OpeningHours.tsx';
import { site as first } from '#generated/site.ts';
import { business } from '../../../src/pages/structured-data.ts';
import { render } from './render.tsx';

const site = { ...first, openingHours: { ...first.openingHours, holidays: [] } };

/** The rows of the last part of the table. */
function rows(openingHours: Parameters<typeof OpeningHours>[0]['openingHours']): string[] {
  const $ = render(<OpeningHours {...site} openingHours={openingHours} />);
  const all = [...$('tbody').last().find('tr')];
  return all.map((row) => `${$(row).find('th[scope="row"]').text()} | ${$(row).find('td').text()}`);
}

test.each([
  [{ opens: '09:00', closes: '18:00' }, '9:00 AM to 6:00 PM'],
  [{ opens: '00:00', closes: '11:59' }, '12:00 AM to 11:59 AM'],
  [{ opens: '13:00', closes: '00:30' }, '1:00 PM to 12:30 AM'],
  [{}, 'Closed'],
  [{ opens: '09:00' }, 'Closed'],
])('%j is shown as %s', (hours, shown) => {
  const week = [{ label: 'Every day', days: ['Monday'] as const, ...hours }];
  expect(rows({ ...site.openingHours, days: week })).toEqual([`Every day | ${shown}`]);
});

test('special days are below the days of the week, with their dates, and customer service has its own hours', () => {
  const special = [
    { label: 'Christmas', from: '2026-12-24', to: '2026-12-26', dates: '24–26 December 2026' },
    { label: 'Eve', from: '2026-12-31', to: '2026-12-31', dates: '31 December 2026', opens: '09:00', closes: '13:00' },
  ];
  expect(rows({ ...site.openingHours, special })).toEqual([
    'Christmas, 24–26 December 2026 | Closed',
    'Eve, 31 December 2026 | 9:00 AM to 1:00 PM',
  ]);
  const onHolidays = rows({ ...site.openingHours, holidays: ['2026-12-25'] });
  expect(onHolidays).toHaveLength(site.openingHours.days.length + 1);
  expect(onHolidays.at(-1)).toBe('Public holidays | Closed');
  const $ = render(<OpeningHours {...site} />);
  expect($('tbody')).toHaveLength(1);
  expect($('h3').text()).toBe(site.openingHours.heading);
  expect($('p').last().text()).toMatch(/^Customer service: Monday to Friday/);
});

test('search engines read public holidays as closed, but for those with hours of their own', () => {
  const openingHours = {
    ...site.openingHours,
    special: [{ label: 'Eve', dates: '', from: '2098-12-31', to: '2099-01-01', opens: '09:00', closes: '13:00' }],
    holidays: ['2098-12-25', '2099-01-01'],
  };
  expect(business({ ...site, openingHours })).toMatchObject({
    specialOpeningHoursSpecification: [
      { validFrom: '2098-12-31', validThrough: '2099-01-01', opens: '09:00', closes: '13:00' },
      { validFrom: '2098-12-25', validThrough: '2098-12-25', opens: '00:00', closes: '00:00' },
    ],
  });
});
