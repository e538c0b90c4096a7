import { byDefault, fast, rounds, type Stage } from './stages.ts';

export const usage = `npm run check                          runs ${byDefault.join(', ')}
npm run check -- fast                  runs, before every commit: ${fast.join(', ')}
npm run check -- only content pages    runs only the named stages
npm run check -- without lighthouse    runs the stages of the first line without the named ones`;

/** The stages that the arguments of `npm run check` choose; undefined if the arguments are wrong. */
export function chosenStages([word, ...names]: readonly string[]): readonly Stage[] | undefined {
  if (word === undefined) return byDefault;
  if (word === 'fast' && names.length === 0) return fast;
  const all = rounds.flat();
  if (names.length === 0 || !names.every((name) => all.some((stage) => stage === name))) return undefined;
  if (word === 'only') return all.filter((stage) => names.includes(stage));
  return word === 'without' ? byDefault.filter((stage) => !names.includes(stage)) : undefined;
}
