import { randomUUID } from 'node:crypto';

/**
 * Prints what a command has to say. At GitHub the annotations come after it, and nothing in the text itself is taken for
 * a command of the runner: it quotes what anybody may have written.
 */
export function print(log: (text: string) => void, text: string, annotations: readonly string[]): void {
  if (process.env['GITHUB_ACTIONS'] !== 'true') return log(text);
  const token = randomUUID();
  for (const line of [`::stop-commands::${token}`, text, `::${token}::`, ...annotations]) log(line);
}
