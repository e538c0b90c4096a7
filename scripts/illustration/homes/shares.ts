/** Whole numbers that add up to a hundred, by the largest remainder: each kind's number of windows in a hundred. */
export function hundredths(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0);
  if (total === 0) return shares.map(() => 0);
  const exact = shares.map((share) => (share / total) * 100);
  const counts = exact.map(Math.floor);
  const missing = 100 - counts.reduce((sum, count) => sum + count, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .toSorted((a, b) => b.remainder - a.remainder);
  for (const { index } of byRemainder.slice(0, missing)) counts[index] = (counts[index] ?? 0) + 1;
  return counts;
}
