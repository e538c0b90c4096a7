import { expect, test } from 'vitest';
import { OpeningHours } from '#components/OpeningHours.tsx';
import { site } from '#examples/placeholder.ts';
import { render } from './render.tsx';

const days = ['Monday'] as const;

function rows(list: readonly { label: string; opens?: string; closes?: string }[]): string[] {
  const openingHours = { heading: 'Hours', days: list.map((day) => ({ ...day, days })), special: [] };
  const $ = render(<OpeningHours {...site} openingHours={openingHours} />);
  return $('tr')
    .toArray()
    .map((row) => `${$(row).find('th[scope="row"]').text()} | ${$(row).find('td').text()}`);
}

test.each([
  ['09:00', '18:00', '9:00 AM to 6:00 PM'],
  ['09:30', '12:00', '9:30 AM to 12:00 PM'],
  ['00:00', '11:59', '12:00 AM to 11:59 AM'],
  ['12:00', '23:05', '12:00 PM to 11:05 PM'],
  ['13:00', '00:30', '1:00 PM to 12:30 AM'],
])('%s to %s is shown as %s', (opens, closes, shown) => {
  expect(rows([{ label: 'Every day', opens, closes }])).toEqual([`Every day | ${shown}`]);
});

test('a day without hours is closed', () => {
  expect(rows([{ label: 'Sunday' }])).toEqual(['Sunday | Closed']);
  expect(rows([{ label: 'Sunday', opens: '09:00' }])).toEqual(['Sunday | Closed']);
  expect(rows([{ label: 'Sunday', closes: '18:00' }])).toEqual(['Sunday | Closed']);
});

test('special days are below the days of the week, with their dates', () => {
  const special = [
    { label: 'Christmas', from: '2026-12-24', to: '2026-12-26', dates: '24–26 December 2026' },
    { label: 'Eve', from: '2026-12-31', to: '2026-12-31', dates: '31 December 2026', opens: '09:00', closes: '13:00' },
  ];
  const $ = render(<OpeningHours {...site} openingHours={{ ...site.openingHours, special }} />);
  expect(
    $('tbody')
      .last()
      .find('tr')
      .toArray()
      .map((row) => `${$(row).find('th[scope="row"]').text()} | ${$(row).find('td').text()}`),
  ).toEqual(['Christmas, 24–26 December 2026 | Closed', 'Eve, 31 December 2026 | 9:00 AM to 1:00 PM']);
  expect(render(<OpeningHours {...site} />)('tbody')).toHaveLength(1);
});

test('customer service has its own hours', () => {
  const $ = render(<OpeningHours {...site} />);
  expect($('p').last().text()).toBe('Customer service: every day');
});
