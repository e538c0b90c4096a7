// In development only: updates the open page when content is saved. scripts/build/vite/live-content.ts sends the
// events.

/**
 * Calls back after each save without mistakes, and once at the start if there are none. Events that the server sent
 * before this script listened are lost, so the script asks the server for the current state.
 */
export function whenSaved(then: () => void): void {
  import.meta.hot?.on('content', then);
  import.meta.hot?.send('content');
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

/** Replaces Vite's hint below an error message, which is for programmers, with a hint for editors. */
export function explainMistakes(): void {
  const explain = () => {
    const tip = document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.tip');
    if (tip) tip.textContent = 'Fix and save the file; this message closes itself. Esc hides it.';
  };
  new MutationObserver(explain).observe(document.body, { childList: true });
  explain();
}
