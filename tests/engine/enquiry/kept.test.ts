import { afterEach, expect, test, vi } from 'vitest';
import { idOf, forgetId, newId } from '../../../src/enquiry/enquiry-id.ts';
import { valuesFrom, type LeftForm } from '../../../src/enquiry/kept.ts';

afterEach(() => vi.unstubAllGlobals());

const weekly = { service: 'Weekly', message: 'Weekly cleaning.\n' };
const moving = { service: 'Moving', message: 'Moving out.\n' };
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
  [
    'a sentence chosen later is put first',
    typed('', 'Hello'),
    forWeekly,
    weekly,
    ['Weekly', 'Weekly cleaning.\nHello'],
  ],
  [
    'a choice replaces an earlier one, and keeps what was written after it',
    typed('Weekly', 'Weekly cleaning.\nHello', weekly, forWeekly),
    forMoving,
    moving,
    ['Moving', 'Moving out.\nHello'],
  ],
  [
    'a service chosen in the board is newer than that in the form',
    typed('Other', 'Hello'),
    forMoving,
    moving,
    ['Moving', 'Moving out.\nHello'],
  ],
  [
    'without a choice, nothing remains of an earlier one',
    typed('Weekly', 'Weekly cleaning.\n', weekly, forWeekly),
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

test('the same values keep their id until they are stored', () => {
  const id = idOf(['Ana']);
  expect(idOf(['Ana'])).toBe(id);
  expect(idOf(['Bo'])).not.toBe(id);
  const later = idOf(['Bo']);
  forgetId();
  expect(idOf(['Bo'])).not.toBe(later);
});
