/** Calls back at once, or, in a prerendered page, when the visitor opens it. */
export function whenShown(then: () => void): void {
  if ('prerendering' in document && document.prerendering) {
    document.addEventListener('prerenderingchange', then, { once: true });
  } else then();
}
