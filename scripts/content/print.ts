import { randomUUID } from 'node:crypto';

/**
 * Prints the output of a command. On GitHub the annotations come after it, and the runner ignores commands in the text
 * itself, which may quote anything.
 */
export function print(log: (text: string) => void, text: string, annotations: readonly string[]): void {
  if (process.env['GITHUB_ACTIONS'] !== 'true') return log(text);
  const token = randomUUID();
  for (const line of [`::stop-commands::${token}`, text, `::${token}::`, ...annotations]) log(line);
}
