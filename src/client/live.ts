// In development alone: what an open page does when the content was saved. scripts/vite/live-content.ts tells it.

/** Calls back each time the content was saved and has no mistake. */
export function whenSaved(then: () => void): void {
  import.meta.hot?.on('content', then);
}

/** Loads the page anew if it is there now. */
export async function openIfThere(): Promise<void> {
  const { ok } = await fetch(location.href, { method: 'HEAD' });
  if (ok) location.reload();
}

/** Takes away the message of a mistake that was mended. */
export function hideMistake(): void {
  document.querySelector('vite-error-overlay')?.remove();
}

/** What Vite says below a mistake is for who writes programs; a mistake in content is mended otherwise. */
export function explainMistakes(): void {
  const explain = () => {
    const tip = document.querySelector('vite-error-overlay')?.shadowRoot?.querySelector('.tip');
    if (tip) tip.textContent = 'Mend the file and save it: this goes by itself. Esc puts it aside.';
  };
  new MutationObserver(explain).observe(document.body, { childList: true });
  explain();
}
