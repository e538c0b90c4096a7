import { whenIdle } from './wait.ts';
import { pageOf } from './page-of.ts';

/** The Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** The most pages to prefetch on one page, so that a long list is not fetched completely. */
const maxPrefetchedPages = 8;

function isUnmetered(): boolean {
  const { connection } = navigator as { connection?: Connection };
  return !connection?.saveData && connection?.type !== 'cellular' && !/2g/.test(connection?.effectiveType ?? '');
}

/** The delay before prefetching, in ms. Earlier requests would slow down a page that the visitor opens at once. */
const restMs = 1_000;

/**
 * After a delay, when the browser is idle, prefetches the pages whose links are in view, but not on metered or slow
 * connections. Returns a function that stops it.
 */
export function lookAhead(fetchPage: (path: string) => void): () => void {
  if (!isUnmetered()) return () => {};
  const paths = new Set<string>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      const path = isIntersecting ? pageOf(target) : undefined;
      if (path === undefined || paths.has(path) || paths.size >= maxPrefetchedPages) continue;
      paths.add(path);
      fetchPage(path);
    }
  });
  const observe = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  };
  const timer = setTimeout(whenIdle, restMs, observe);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
}

/** Puts the pages whose links are in view into the browser's cache. */
export const fetchAhead = () =>
  lookAhead((path) => {
    fetch(path, { priority: 'low' })
      .then((page) => page.blob())
      // The page is fetched when the visitor opens it.
      .catch(() => undefined);
  });
