import { appendFileSync } from 'node:fs';

/** A figure of a benchmark. `unit` is for example "ms" or "s". */
export interface Result {
  name: string;
  value: number;
  unit: string;
}

/** Hands a figure to `npm run bench:compare`, which runs benchmarks with BENCH_RESULTS: the file that it reads. */
export function record(name: string, value: number, unit: string): void {
  const file = process.env['BENCH_RESULTS'];
  if (file !== undefined) appendFileSync(file, `${JSON.stringify({ name, value, unit } satisfies Result)}\n`);
}

/** The middle value; of an even number, the higher of the two middle ones. */
export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? NaN;
}
