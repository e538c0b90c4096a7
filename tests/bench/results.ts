import { appendFileSync } from 'node:fs';

/** A figure of a benchmark. `unit` is for example "ms" or "s". */
export interface Result {
  name: string;
  value: number;
  unit: string;
}

/** Writes a figure for compare.ts, which gives the name of the file in BENCH_RESULTS. */
export function record(name: string, value: number, unit: string): void {
  const file = process.env['BENCH_RESULTS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ name, value, unit } satisfies Result)}\n`);
}

/** The middle value; of an even number, the higher of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
