/** Prints the median and the range of times in ms. Of an even number of times, the median is the higher middle one. */
export function report(what: string, times: readonly number[]): void {
  const sorted = times.map(Math.round).toSorted((one, other) => one - other);
  const median = sorted[Math.floor(sorted.length / 2)];
  console.log(`${what}: ${median} ms (${sorted[0]} to ${sorted.at(-1)}, ${sorted.length} times)`);
}
