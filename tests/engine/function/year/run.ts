import type { Fault } from './parts.ts';
import { runYear } from './year.ts';

/** `npm run year` runs a whole year. YEAR_SEED repeats a run, YEAR_FAULT plants faults: night,twice. */
const seed = process.env['YEAR_SEED'] ?? String(Date.now());
const faults = (process.env['YEAR_FAULT']?.split(',') ?? []) as Fault[];
const size = {
  days: Number(process.env['YEAR_DAYS'] ?? 360),
  enquiries: Number(process.env['YEAR_ENQUIRIES'] ?? 10_000),
  kills: Number(process.env['YEAR_KILLS'] ?? 40),
  bursts: 25,
};
console.log(`YEAR_SEED=${seed}${faults.length === 0 ? '' : ` YEAR_FAULT=${faults.join()}`}`);
const began = performance.now();
const { wrong, figures } = await runYear({ seed, size, faults, log: (line) => console.log(line) });
console.table({
  ...figures,
  'kills -9': size.kills,
  'seconds that it took': Math.round((performance.now() - began) / 1_000),
});
for (const [kind, found] of Object.entries(wrong)) {
  console.log(`${kind.padEnd(10)}${found.length}`);
  for (const line of found.slice(0, 10)) console.log(`  ${line}`);
}
process.exit(Object.values(wrong).some((found) => found.length > 0) ? 1 : 0);
