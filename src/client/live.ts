// In development alone: what an open page does when the content was saved. scripts/vite/live-content.ts tells it.

/** Calls back each time the content was saved and has no mistake. */
export function whenSaved(then: () => void): void {
  import.meta.hot?.on('content', then);
}

/** Takes away the message of a mistake that was mended. */
export function hideMistake(): void {
  document.querySelector('vite-error-overlay')?.remove();
}
