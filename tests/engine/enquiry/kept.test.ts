import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '../../../src/enquiry/enquiry-id.ts';
import { markChanged, markSent, valuesFrom, type LeftForm } from '../../../src/enquiry/kept.ts';

afterEach(() => vi.unstubAllGlobals());

const typed = (service: string, filled = '', choice?: string): LeftForm => ({
  choice,
  place: '',
  values: { name: 'Ana', service, message: 'Hello' },
  filled,
});
const forWeekly = 'weekly.condo';
const forMoving = 'moving.condo';

test.each([
  ['what was selected is kept', typed('Other'), undefined, '', 'Other'],
  ['a service chosen in the board is newer', typed('Other'), forMoving, 'Moving', 'Moving'],
  ['another choice replaces an earlier one', typed('Weekly', 'Weekly', forWeekly), forMoving, 'Moving', 'Moving'],
  ['without a choice, nothing remains of an earlier one', typed('Weekly', 'Weekly', forWeekly), undefined, '', ''],
  ['with the same choice, another service stays', typed('Other', 'Weekly', forWeekly), forWeekly, 'Weekly', 'Other'],
])('in a form that is opened again, %s', (_what, left, choice, filled, service) => {
  expect(valuesFrom(left, choice, filled)).toEqual({ name: 'Ana', service, message: 'Hello' });
});

test('an id is a UUID, also over plain HTTP, where crypto has no randomUUID', () => {
  const getRandomValues = crypto.getRandomValues.bind(crypto);
  vi.stubGlobal('crypto', { getRandomValues });
  const ids = Array.from({ length: 100 }, newId);
  for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(new Set(ids).size).toBe(100);
});

test('an enquiry keeps its id, however often it is sent, until something is typed', () => {
  const id = markSent();
  expect(markSent()).toBe(id);
  markChanged();
  expect(markSent()).not.toBe(id);
});
