// In development alone: what an open page does when the content was saved. scripts/build/vite/live-content.ts tells it.

/** Calls back each time the content was saved and has no mistake. */
export function whenSaved(then: () => void): void {
  import.meta.hot?.on('content', then);
}

/** Loads the page anew if it is there now. */
export async function openIfThere(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD' });
  if (ok) location.reload();
}

/** Removes the message of a mistake that was fixed. */
export function hideMistake(): void {
  document.querySelector('vite-error-overlay')?.remove();
}

/** Vite's hint below an error is for programmers; a mistake in content is fixed in another way. */
export function explainMistakes(): void {
  const explain = () => {
    const tip = document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.tip');
    if (tip) tip.textContent = 'Fix and save the file; this message closes itself. Esc hides it.';
  };
  new MutationObserver(explain).observe(document.body, { childList: true });
  explain();
}
