// Every gate of the project, or those that were asked for, one line each: `npm run check`.
import { complaint, line, pass } from './gates/pass.ts';
import { fast, ground, stages, type Stage } from './gates/gates.ts';

const all = Object.keys(stages) as Stage[];
const usage = `npm run check                          every gate: ${all.join(', ')}
npm run check -- fast                  those for every commit: ${fast.join(', ')}
npm run check -- without lighthouse    all but some`;

/** The stages that were asked for; nothing where the words mean none. */
function asked([word, ...names]: string[]): readonly Stage[] | undefined {
  if (word === undefined) return all;
  if (word === 'fast' && names.length === 0) return fast;
  const isKnown = names.length > 0 && names.every((name) => name in stages);
  return word === 'without' && isKnown ? all.filter((stage) => !names.includes(stage)) : undefined;
}

const chosen = asked(process.argv.slice(2));
if (chosen === undefined) {
  console.error(usage);
  process.exit(2);
}
const started = performance.now();
const complaints: string[] = [];
for (const stage of chosen) {
  const before = complaints.length;
  await Promise.all(
    stages[stage].map(async (gate) => {
      const passing = await pass(gate);
      console.log(line(passing));
      if (!passing.isOpen) complaints.push(complaint(passing));
    }),
  );
  if (complaints.length > before && ground.includes(stage)) break;
}
const isGood = complaints.length === 0;
if (!isGood) console.error(complaints.join('\n'));
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(isGood ? `\nAll of it holds. ${minutes} minutes.` : `\nSomething does not hold. ${minutes} minutes.`);
process.exitCode = isGood ? 0 : 1;
