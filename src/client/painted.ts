/**
 * Calls back after the first paint; in a prerendered page, that is when the visitor opens it. A browser that does not
 * report the paint calls back at once.
 */
export function whenPainted(then: () => void): void {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return then();
  const observer = new PerformanceObserver(() => {
    observer.disconnect();
    then();
  });
  observer.observe({ type: 'paint', buffered: true });
}
