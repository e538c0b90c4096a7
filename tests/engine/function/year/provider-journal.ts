import { existsSync, readFileSync } from 'node:fs';

/** A mail that the provider accepted. */
export interface Accepted {
  key: string;
  to: string;
  /** The real time in ms. */
  at: number;
  /** The hash of the request. A retry must have the same hash. */
  hash: string;
}

const linesOf = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

export const acceptedIn = (journal: string): Accepted[] => linesOf(journal).map((line) => JSON.parse(line) as Accepted);

/** The file with the keys that were sent again with a different mail. */
export const conflictsFile = (journal: string): string => `${journal}.conflicts`;
export const conflictsIn = (journal: string): string[] => linesOf(conflictsFile(journal));
