import { groupBy } from '#content/group.ts';
import { count } from '#content/problem.ts';
import type { Change, Difference } from './compare.ts';

/** What changes on all pages that change, and the pages by what else changes on them. */
export interface Overview {
  shared: readonly Change[];
  /** Each group has at least one page. Its changes are without those that are shared. */
  groups: readonly (readonly [Difference, ...Difference[]])[];
}

const keyOf = (change: Change) => JSON.stringify(change);

/** Groups the pages whose change is the same, in the order of their paths. */
export function groupPages(pages: readonly Difference[]): Overview {
  const [first, ...others] = pages.filter(({ status }) => status === 'changed');
  const known = others.map(({ changes }) => new Set(changes.map(keyOf)));
  const isOnAll = (change: Change) => known.length > 0 && known.every((keys) => keys.has(keyOf(change)));
  const shared = first?.changes.filter(isOnAll) ?? [];
  const sharedKeys = new Set(shared.map(keyOf));
  const ownChanges = pages.map((page) => ({
    ...page,
    changes: page.changes.filter((change) => !sharedKeys.has(keyOf(change))),
  }));
  const groups = groupBy(ownChanges, ({ name, status, changes }) =>
    status === 'changed' ? JSON.stringify(changes) : name,
  );
  return { shared, groups: [...groups.values()] as unknown as Overview['groups'] };
}

/** How many sentences come and go. */
interface Figures {
  removed: number;
  added: number;
}

/** The data from which the comment on a pull request is made, with the groups of the report. */
export interface Summary {
  /** The commit that was compared with. */
  base: string;
  shared: Figures;
  groups: ({ paths: string[]; status: Difference['status'] } & Figures)[];
}

function figuresOf(changes: readonly Change[]): Figures {
  const number = (side: 'before' | 'after') =>
    changes.filter((change) => change.part === 'words' && change[side] !== undefined).length;
  return { removed: number('before'), added: number('after') };
}

export function summaryOf(base: string, { shared, groups }: Overview): Summary {
  return {
    base,
    shared: figuresOf(shared),
    groups: groups.map((pages) => {
      const [{ status, changes }] = pages;
      return { paths: pages.map(({ name }) => name), status, ...figuresOf(changes) };
    }),
  };
}

/** How many pages change, in words. */
export function titleOf(groups: readonly (readonly unknown[])[]): string {
  const pages = groups.flat().length;
  return pages === 0 ? 'No page changes' : `${count(pages, 'page')} ${pages === 1 ? 'changes' : 'change'}`;
}

/** The title of what changes on all pages. */
export const sharedTitle = (groups: Summary['groups']) => {
  const changed = groups.filter(({ status }) => status === 'changed').flatMap(({ paths }) => paths);
  return `On all ${changed.length} pages that change`;
};

/** The heads of the table of groups. */
export const groupHeads = ['page', 'new, changed or removed', 'sentences removed and added'];

export const moreName = (others: readonly unknown[]) => count(others.length, 'more page');

/** What happens to the words of a group. */
export const wordsOf = ({ removed, added }: Figures) =>
  removed + added === 0 ? 'no words of its own' : `−${removed} +${added}`;
