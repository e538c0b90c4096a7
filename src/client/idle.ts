/** Calls back when the browser has nothing else to do, or at the latest after 3 s: on a busy device it always has. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3_000 });
  else setTimeout(then, 200);
}
