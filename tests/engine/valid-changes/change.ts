import type { Change } from '../../support/content-copy.ts';

/** Something an editor may do to the first company's content. Every content test must pass afterwards. */
export interface ValidChange {
  name: string;
  changes: readonly Change[];
  /** Adds variations of the areas, until there are this many. */
  areas?: number;
}

export const edit = (file: string, from: string, to: string): Change => ({ file: `data/${file}`, replace: [from, to] });
export const change = (name: string, ...changes: Change[]): ValidChange => ({ name, changes });
