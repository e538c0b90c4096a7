import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Check } from './stages.ts';

export interface CheckResult {
  check: Check;
  passed: boolean;
  seconds: number;
  /** Everything that the check printed. The file contains the same text. */
  output: string;
  file: string;
}

const folder = 'test-results/checks';

/** Runs a check in a shell. npm has added the packages' commands to the path. */
export async function runCheck(check: Check): Promise<CheckResult> {
  const started = performance.now();
  const child = spawn(check.command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [code] = (await once(child, 'close')) as [number | null];
  const output = stripVTControlCharacters(printed);
  const file = `${folder}/${check.name}.txt`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, output);
  return { check, passed: code === 0, seconds: (performance.now() - started) / 1_000, output, file };
}

/** The numbers of tests that passed and failed; 0 if the check ran no tests. */
export function testCounts({ output }: CheckResult): { passed: number; failed: number } {
  const last = (pattern: RegExp) => Number([...output.matchAll(pattern)].at(-1)?.[1] ?? 0);
  return { passed: last(/(\d+) passed/g), failed: last(/(\d+) failed/g) };
}

/** One line of the summary: whether it passed, how long it took, and its figures. */
export function summaryLine({ check, passed, seconds, output }: CheckResult): string {
  // The last match, because totals are printed after their parts.
  const figures = check.figures.flatMap((figure) => [...output.matchAll(new RegExp(figure, 'g'))].at(-1)?.[1] ?? []);
  return `${passed ? '✓' : '✗'} ${check.name.padEnd(11)}${seconds.toFixed(0).padStart(5)} s   ${figures.join(', ')}`.trimEnd();
}

const shownLines = 150;

/**
 * The report of a failed check: its output and the command to run it alone. A long output is cut to its end, and the file
 * with the whole output is named.
 */
export function failureReport({ check, output, file }: CheckResult): string {
  const lines = output.trimEnd().split('\n');
  const cut = lines.length > shownLines ? [`… the whole output is in ${file}`] : [];
  return [
    `\n${check.name} failed:`,
    ...cut,
    ...lines.slice(-shownLines),
    `Run it alone: npx -c "${check.command}"`,
  ].join('\n');
}
