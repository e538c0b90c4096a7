import { QueryClient } from '@tanstack/query-core';
import { build } from '#generated/build.ts';
import type { PageData } from '#pages/kinds.ts';
import type { ShippedData } from '#render/page-data.ts';
import { NeedsServer, type LoadPage } from '../routes.tsx';

const second = 1000;

/**
 * Failed loads are retried 3 times, after 1 s, 2 s and 4 s, but not while the device is offline. Unused data is cached
 * for 5 minutes.
 */
const queries = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      retry: (failures, error) => failures < 3 && navigator.onLine && !(error instanceof NeedsServer),
      retryDelay: (attempt) => Math.min(second * 2 ** attempt, 30 * second),
      staleTime: 5 * 60 * second,
      gcTime: 5 * 60 * second,
    },
  },
});

async function fetchPage(path: string): Promise<ShippedData> {
  const response = await fetch(`${path === '/' ? '/index' : path}.json`);
  if (response.status === 404) throw new NeedsServer(`There is no data of ${path}.`);
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
  const data = (await response.json()) as ShippedData | undefined;
  // The specification requires this message.
  if (data?.page === undefined) throw new Error('data is undefined');
  return data;
}

const query = (path: string) => ({ queryKey: ['page', path], queryFn: () => fetchPage(path) });

/** The page's data. Parts that equal those of the last load are the same objects, so that a memo component is not rendered. */
async function loadData(path: string): Promise<ShippedData> {
  const data = await queries.fetchQuery(query(path));
  return queries.getQueryData<ShippedData>(query(path).queryKey) ?? data;
}

/** Prefetches a page's data. A load of the same page in the meantime waits for the same request. */
export function prefetchPage(path: string): void {
  void queries.prefetchQuery(query(path));
}

/** The next load of each page fetches it again. */
export function forgetPages(): void {
  void queries.invalidateQueries({ refetchType: 'none' });
}

/** The data of the page in the document, even if another build made it. */
export const loadShown = async (path: string): Promise<PageData> => (await loadData(path)).page;

/** Loads page data. Refuses data that was made for other code. */
export const loadPage: LoadPage = async (path) => {
  const data = await loadData(path);
  if (data.build !== build && !import.meta.env.DEV) throw new NeedsServer(`The data of ${path} is of another deploy.`);
  return data.page;
};
