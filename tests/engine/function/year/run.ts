import type { Fault } from './parts.ts';
import { runYear } from './year.ts';

/** `npm run year`: a whole year. YEAR_SEED runs one again, YEAR_FAULT plants a fault: night, twice. */
const seed = process.env['YEAR_SEED'] ?? String(Date.now());
const fault = process.env['YEAR_FAULT'] as Fault | undefined;
const size = {
  days: Number(process.env['YEAR_DAYS'] ?? 360),
  enquiries: Number(process.env['YEAR_ENQUIRIES'] ?? 10_000),
  kills: Number(process.env['YEAR_KILLS'] ?? 40),
  bursts: 25,
};
console.log(`YEAR_SEED=${seed}${fault === undefined ? '' : ` YEAR_FAULT=${fault}`}`);
const began = performance.now();
const { wrong, figures } = await runYear({ seed, size, ...(fault && { fault }), log: (line) => console.log(line) });
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
