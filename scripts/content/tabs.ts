import { indented } from './indent.ts';
import type { YamlPart } from './place.ts';
import { placeAt, type Problem } from './problem.ts';

const beginsWithTab = (line: string) => /^ *\t\s*[^\s#]/.test(line);

/** The maximum number of lines that one fix shows, and of their characters. */
const most = { lines: 8, letters: 600 };

/** The consecutive lines that begin with tabs, at most as many as one fix shows. */
function runFrom(lines: readonly string[], from: number): string[] {
  const run: string[] = [];
  for (const line of lines.slice(from, from + most.lines)) {
    if (!beginsWithTab(line) || (run.length > 0 && [...run, line].join('').length > most.letters)) break;
    run.push(line);
  }
  return run;
}

/** Reports the first line that is indented with tabs, and the lines directly below it. */
export function tabbed(file: string, source: string, { yaml, offset }: YamlPart): Problem | undefined {
  const lines = yaml.split(/\r?\n/);
  const from = lines.findIndex(beginsWithTab);
  if (from < 0) return undefined;
  const run = runFrom(lines, from);
  const [next = lines.length] = lines.flatMap((line, at) =>
    at >= from + run.length && beginsWithTab(line) ? [at] : [],
  );
  const linesSoFar = lines.slice(0, from);
  for (const [at, line] of run.entries()) {
    linesSoFar.push(indented(linesSoFar, line, at === run.length - 1 ? lines.slice(from + run.length, next) : []));
  }
  const corrected = linesSoFar.slice(from);
  const start = offset + yaml.split('\n', from).join('\n').length + (from > 0 ? 1 : 0);
  return {
    place: placeAt(file, source, start + run[0]!.indexOf('\t'), 1),
    rule: 'yaml-syntax',
    message: `${run.length === 1 ? 'This line begins' : `These ${run.length} lines begin`} with a tab. YAML accepts only spaces there.`,
    fix: `replace the tab${run.length === 1 ? ' by' : 's by'} spaces →${run.length === 1 ? `  ${corrected[0]}` : corrected.map((line) => `\n       ${line}`).join('')}`,
  };
}
