import { existsSync, readFileSync } from 'node:fs';

/** A mail that the provider accepted. */
export interface Accepted {
  key: string;
  to: string;
  /** The real time in ms. */
  at: number;
  /** Of what was sent: a repetition must be the same. */
  hash: string;
}

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

export const acceptedIn = (journal: string): Accepted[] => linesOf(journal).map((line) => JSON.parse(line) as Accepted);

/** The keys that came again with another mail. */
export const conflictsFile = (journal: string): string => `${journal}.conflicts`;
export const conflictsIn = (journal: string): string[] => linesOf(conflictsFile(journal));
