/** Calls back when somebody sees the page: at once, or when a page that was prepared hidden is opened. */
export function whenShown(then: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', then, { once: true });
  } else then();
}
