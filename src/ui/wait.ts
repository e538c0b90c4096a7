/** Calls back after the first paint. */
export function whenPainted(then: () => void): void {
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}

/** Calls back when the browser is idle, or after 3 s, because a busy device may never be idle. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(then, { timeout: 3_000 });
  else setTimeout(then, 200);
}
