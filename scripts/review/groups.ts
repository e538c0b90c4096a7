import { groupBy } from '#content/group.ts';
import type { PageChange, TextChange } from './compare.ts';

export type Texts = Pick<PageChange, 'sentences' | 'links' | 'data'>;

/** What changes on all pages that change, and the pages by what else changes on them. */
export interface Overview {
  shared: Texts;
  /** Each group has at least one page. The texts of its pages are without those that are shared. */
  groups: readonly (readonly [PageChange, ...PageChange[]])[];
}

const keysOf = ({ sentences, links, data }: Texts) =>
  new Set([...sentences, ...links, ...data].map((item) => JSON.stringify(item)));

function filtered({ sentences, links, data }: Texts, isWanted: (key: string) => boolean): Texts {
  const wanted = (items: readonly TextChange[]) => items.filter((item) => isWanted(JSON.stringify(item)));
  return { sentences: wanted(sentences), links: wanted(links), data: wanted(data) };
}

/** Groups the pages whose change is the same, in the order of their paths. */
export function groupPages(changes: readonly PageChange[]): Overview {
  const [first, ...others] = changes.filter(({ status }) => status === 'changed');
  const known = others.map(keysOf);
  const shared = filtered(
    first ?? { sentences: [], links: [], data: [] },
    (key) => known.length > 0 && known.every((keys) => keys.has(key)),
  );
  const sharedKeys = keysOf(shared);
  const own = changes.map((page) => ({ ...page, ...filtered(page, (key) => !sharedKeys.has(key)) }));
  const groups = groupBy(own, ({ path, status, ...change }) => (status === 'changed' ? JSON.stringify(change) : path));
  return { shared, groups: [...groups.values()] as unknown as Overview['groups'] };
}
