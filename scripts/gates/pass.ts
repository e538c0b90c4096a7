import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import type { Gate } from './gates.ts';

/** What became of a gate. */
export interface Passing {
  gate: Gate;
  isOpen: boolean;
  seconds: number;
  /** All that it said, and the file that keeps it. */
  output: string;
  file: string;
}

const folder = '.gates';

/** Runs a gate as a shell would, with the packages' commands at hand as under npm. */
export async function pass(gate: Gate): Promise<Passing> {
  const started = performance.now();
  const child = spawn(gate.command, { shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const output = stripVTControlCharacters(said);
  const file = `${folder}/${gate.name}.txt`;
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, output);
  return { gate, isOpen: code === 0, seconds: (performance.now() - started) / 1_000, output, file };
}

/** A line of the summary: whether it holds, how long that took to find out, and its figures. */
export function line({ gate, isOpen, seconds, output }: Passing): string {
  // Of the last that is said: a total stands after its parts.
  const figures = gate.figures.flatMap((figure) => [...output.matchAll(new RegExp(figure, 'g'))].at(-1)?.[1] ?? []);
  return `${isOpen ? '✓' : '✗'} ${gate.name.padEnd(11)}${seconds.toFixed(0).padStart(5)} s   ${figures.join(', ')}`.trimEnd();
}

const shown = 150;

/** What the reader needs of a gate that is shut: its last words, where all of them are, and how to try it alone. */
export function complaint({ gate, output, file }: Passing): string {
  const lines = output.trimEnd().split('\n');
  const cut = lines.length > shown ? [`… all of it is in ${file}`] : [];
  return [`\n${gate.name} says:`, ...cut, ...lines.slice(-shown), `Alone: npx -c '${gate.command}'`].join('\n');
}
