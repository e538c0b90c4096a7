import { expect, type Page } from 'playwright/test';
import { nextFrames } from './frames.ts';

/** What React keeps at the element that it hydrates: its root, which is dehydrated until the first render is done. */
interface Container {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Puts the HTML of another page into the document and hydrates it with the client, so that the hundreds of modules of
 * development are loaded once for all pages.
 */
async function replacePage(path: string): Promise<void> {
  const html = await (await fetch(path)).text();
  history.replaceState(null, '', path);
  document.body.replaceWith(new DOMParser().parseFromString(html, 'text/html').body);
  delete document.documentElement.dataset['client'];
  const client = '/src/client/hydrate.tsx';
  const { hydrate } = (await import(client)) as { hydrate: (build: string) => Promise<void> };
  await hydrate('');
}

/** Whether the client has started, and React has compared its first render with all of the HTML. */
function isHydrated(): boolean {
  const root = document.getElementById('root')!;
  const key = Object.keys(root).find((name) => name.startsWith('__reactContainer'));
  if (key === undefined || document.documentElement.dataset['client'] !== 'ready') return false;
  const { stateNode } = (root as unknown as Record<string, Container>)[key]!;
  return !stateNode.current.memoizedState.isDehydrated;
}

/** Waits until the page in the document is hydrated, at most 60 s, and its effects have run. */
export async function expectHydrated(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(isHydrated), { timeout: 60_000 }).toBe(true);
  await nextFrames(page);
}

export async function hydrateInPlace(page: Page, path: string): Promise<void> {
  await page.evaluate(replacePage, path);
  await expectHydrated(page);
}
