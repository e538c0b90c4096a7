import { afterEach, expect, test, vi } from 'vitest';
import { newId } from '../../../src/enquiry/enquiry-id.ts';
import { markChanged, markSent, valuesFrom, type LeftForm } from '../../../src/enquiry/kept.ts';

afterEach(() => vi.unstubAllGlobals());

const weekly = { service: 'Weekly', message: 'I live in Bedok.\n' };
const moving = { service: 'Moving', message: 'My postcode is 460123.\n' };
const nothing = { service: '', message: '' };
const typed = (service: string, message: string, filled = nothing, choice?: string): LeftForm => ({
  choice,
  values: { name: 'Ana', service, message },
  filled,
});
const forWeekly = 'weekly.condo';
const forMoving = 'moving.condo';

test.each([
  ['what was typed is kept', typed('Other', 'Hello'), undefined, nothing, ['Other', 'Hello']],
  ['a place typed later is put first', typed('', 'Hello'), forWeekly, weekly, ['Weekly', 'I live in Bedok.\nHello']],
  [
    'another place replaces an earlier one, and what was written after it is kept',
    typed('Weekly', 'I live in Bedok.\nHello', weekly, forWeekly),
    forMoving,
    moving,
    ['Moving', 'My postcode is 460123.\nHello'],
  ],
  [
    'a service chosen in the board is newer than that in the form',
    typed('Other', 'Hello'),
    forMoving,
    moving,
    ['Moving', 'My postcode is 460123.\nHello'],
  ],
  [
    'without a choice and a place, nothing remains of earlier ones',
    typed('Weekly', 'I live in Bedok.\n', weekly, forWeekly),
    undefined,
    nothing,
    ['', ''],
  ],
  [
    'with the same choice, a sentence that the visitor has changed stays as it is',
    typed('Other', 'Not weekly', weekly, forWeekly),
    forWeekly,
    weekly,
    ['Other', 'Not weekly'],
  ],
])('in a form that is opened again, %s', (_what, left, choice, filled, [service, message]) => {
  expect(valuesFrom(left, choice, filled)).toEqual({ name: 'Ana', service, message });
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
