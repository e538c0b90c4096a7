// In development only: updates the open page when content is saved. scripts/build/vite/live-content.ts sends the
// events.
import type { PageData } from '#pages/kinds.ts';
import type { Site } from '#types/site.ts';

/**
 * Calls back each time content is saved without a mistake, and once now unless there is a mistake: what the server said
 * before this script could listen is lost, so it is asked.
 */
export function whenSaved(then: () => void): void {
  import.meta.hot?.on('content', then);
  import.meta.hot?.send('content');
}

/** What the desk sends to the page beside its form: the page's data as it would be once it is saved. */
export interface Edited {
  type: 'edited';
  page: PageData;
  site: Site;
}

/** Calls back each time the page is edited in the desk, which shows it in a frame. */
export function whenEdited(then: (edited: Edited) => unknown): void {
  if (parent === window) return;
  addEventListener('message', ({ source, origin, data }: MessageEvent<Edited>) => {
    if (source === parent && origin === location.origin && data.type === 'edited') then(data);
  });
}

/** Tells the desk which page is open in its frame. */
export function showInDesk(path: string): void {
  if (parent !== window) parent.postMessage({ type: 'opened', path }, location.origin);
}

/** Reloads the page if it exists now. */
export async function openIfThere(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD' });
  if (ok) location.reload();
}

/** Removes the message of a mistake that was fixed. */
export function hideMistake(): void {
  document.querySelector('vite-error-overlay')?.remove();
}

/** Replaces Vite's hint below an error, which is for programmers, by one for editors. */
export function explainMistakes(): void {
  const explain = () => {
    const tip = document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.tip');
    if (tip) tip.textContent = 'Fix and save the file; this message closes itself. Esc hides it.';
  };
  new MutationObserver(explain).observe(document.body, { childList: true });
  explain();
}
