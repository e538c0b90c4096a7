/** Calls back when the browser has nothing else to do. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then);
  else setTimeout(then, 200);
}
