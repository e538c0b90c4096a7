/** Takes away the Speculation Rules, so that the browser prerenders no page from now on. */
export function stopPrerendering(): void {
  document.querySelector('script[type=speculationrules]')?.remove();
}
