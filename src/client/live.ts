// In development only: updates the open page when content is saved. scripts/codegen/vite/live-content.ts sends the
// events.

/**
 * Calls back after each save without problems, and once at the start if there are none. Events that the server sent
 * before this script listened are lost, so the script asks the server for the current state.
 */
export function whenSaved(then: () => unknown): void {
  import.meta.hot?.on('content', then);
  import.meta.hot?.send('content');
}

/**
 * Removes the message of a problem that was fixed, and opens a page that was missing and now exists. Replaces Vite's hint
 * below a message, which is for programmers, with a hint for editors.
 */
export function watchProblems(isMissing: boolean): void {
  const overlay = () => document.querySelector('vite-error-overlay');
  const explain = () => {
    const tip = overlay()?.shadowRoot?.querySelector('.tip');
    if (tip) tip.textContent = 'Fix and save the file; this message closes itself. Esc hides it.';
  };
  new MutationObserver(explain).observe(document.body, { childList: true });
  explain();
  whenSaved(async () => {
    overlay()?.remove();
    if (isMissing && (await fetch(location.href, { method: 'HEAD' })).ok) location.reload();
  });
}
