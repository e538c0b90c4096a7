import type { Company } from './company.ts';

type Place = Pick<Company, 'language' | 'timeZone'>;

/** A moment in words, as the company's clock shows it: "Tue, 24 Nov, 10:00 am". */
export function momentInWords(at: number, { language, timeZone }: Place): string {
  const parts = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;
  return new Intl.DateTimeFormat(language, { ...parts, timeZone }).format(at);
}

const minute = 60_000;
const units = [
  { unit: 'day', length: 24 * 60 * minute, from: 48 * 60 * minute },
  { unit: 'hour', length: 60 * minute, from: 60 * minute },
  { unit: 'minute', length: minute, from: 0 },
] as const;

/** A length of time in words, in its largest unit and to the minute: "3 hours". Never less than a minute. */
export function lengthInWords(milliseconds: number, { language }: Pick<Company, 'language'>): string {
  const rounded = Math.round(milliseconds / minute) * minute;
  const { unit, length } = units.find(({ from }) => rounded >= from) ?? units[2];
  const count = Math.max(1, Math.floor(rounded / length));
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(count);
}
