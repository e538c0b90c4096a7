import { whenIdle } from '#ui/wait.ts';
import { pageOf } from './page-of.ts';

/** The Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  type?: string;
  effectiveType?: string;
}

/** The most pages to prefetch on one page, so that a long list is not fetched completely. */
const maxPrefetchedPages = 8;

const { connection } = navigator as { connection?: Connection };

const isUnmetered = () =>
  !connection?.saveData && connection?.type !== 'cellular' && !/2g/.test(connection?.effectiveType ?? '');

/** How long links have been in view before their pages are fetched, in ms. A page that is opened at once loads alone. */
const restMs = 1_000;

/**
 * Prefetches the pages whose links stay in view, when the browser is idle, but not on metered or slow connections.
 * Returns a function that stops it.
 */
export function lookAhead(fetchPage: (path: string) => void): () => void {
  if (!isUnmetered()) return () => {};
  const inView = new Set<Element>();
  const paths = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function fetchPages(): void {
    for (const link of inView) {
      const path = pageOf(link);
      if (path === undefined || paths.has(path) || paths.size >= maxPrefetchedPages) continue;
      paths.add(path);
      fetchPage(path);
    }
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    clearTimeout(timer);
    timer = setTimeout(whenIdle, restMs, fetchPages);
  });
  for (const link of document.querySelectorAll('a[href^="/"]')) observer.observe(link);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    inView.clear();
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

/**
 * Requests at most 30 drawings that are further down, unless visitors save data. On a slow line they would otherwise
 * start with a scroll, and delay the page that a tap opens. Another `loading` would not match what React renders. Their
 * sizes are not asked: that would lay out what is in closed details. Before Safari 17.4 the drawings load with the scroll.
 */
export function loadDrawings(): void {
  if (connection?.saveData) return;
  const drawings = document.querySelectorAll<HTMLImageElement>('img[loading]:not([src="data:,"])');
  const shown = [...drawings].filter((drawing) => drawing.checkVisibility?.());
  for (const { src } of shown.slice(0, 30)) new Image().src = src;
}
