import type { SizedChange } from './sizes.ts';

/** The data from which the comment on a pull request is made. */
export interface Summary {
  /** The commit that was compared with. */
  base: string;
  pages: { path: string; status: SizedChange['status']; removed: number; added: number; bytes: number }[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

/** Each page that changes: how many sentences come and go, and how many bytes more its HTML has. */
export function summaryOf(base: string, changes: readonly SizedChange[]): Summary {
  const pages = changes.map(({ path, status, sentences, bytes: { before = 0, after = 0 } }) => ({
    path,
    status,
    removed: sum(sentences.map(({ removed }) => removed.length)),
    added: sum(sentences.map(({ added }) => added.length)),
    bytes: after - before,
  }));
  return { base, pages };
}
