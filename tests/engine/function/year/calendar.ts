import { company } from '../company.ts';

/**
 * The company's business time in Singapore, implemented differently from the function: it counts minute by minute.
 * Singapore is always at UTC+8. All times are in ms.
 */
export const minute = 60_000;
export const hour = 60 * minute;
export const day = 24 * hour;
const ahead = 8 * hour;

const names = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const dateOf = (at: number) => new Date(at + ahead).toISOString().slice(0, 10);
export const startOf = (date: string) => Date.parse(date) - ahead;

const known = new Map<string, readonly [number, number] | undefined>();

/** The minutes of a day at which the company opens and closes; undefined if it is closed. */
function hoursOn(date: string): readonly [number, number] | undefined {
  if (!known.has(date)) {
    const row = company.hours.days.find(({ days }) => days.includes(names[new Date(date).getUTCDay()]!));
    const isClosed = company.hours.holidays.includes(date) || row?.opens === undefined || row.closes === undefined;
    known.set(date, isClosed ? undefined : [toMinutes(row.opens!), toMinutes(row.closes!)]);
  }
  return known.get(date);
}

export const isBusinessDay = (date: string) => hoursOn(date) !== undefined;

export function isOpen(at: number): boolean {
  const date = dateOf(at);
  const hours = hoursOn(date);
  const now = (at - startOf(date)) / minute;
  return hours !== undefined && hours[0] <= now && now < hours[1];
}

/**
 * The deadline of the promised reply: 24 hours later, of which only those on business days count, or the closing time
 * before that.
 */
export function deadlineOf(received: number): number {
  let left = 24 * 60;
  let at = received;
  while (left > 0) {
    if (isBusinessDay(dateOf(at))) left -= 1;
    at += minute;
  }
  // The moment at which the company closes is the last one of its business time.
  while (!isOpen(at) && !isOpen(at - minute)) at -= minute;
  return at;
}

/** The first time within business hours at which `time` ms of business hours have passed since `at`. */
export function openAfter(at: number, time: number): number {
  let left = time / minute;
  let now = at;
  while (left > 0 || !isOpen(now)) {
    if (isOpen(now)) left -= 1;
    now += minute;
  }
  return now;
}
