import type { PageChange } from './compare.ts';

/** The data from which the comment on a pull request is made. */
export interface Summary {
  /** The commit that was compared with. */
  base: string;
  pages: { path: string; status: PageChange['status']; removed: number; added: number }[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Each page that changes: how many sentences come and go. */
export function summaryOf(base: string, changes: readonly PageChange[]): Summary {
  const pages = changes.map(({ path, status, sentences }) => ({
    path,
    status,
    removed: sum(sentences.map(({ removed }) => removed.length)),
    added: sum(sentences.map(({ added }) => added.length)),
  }));
  return { base, pages };
}
