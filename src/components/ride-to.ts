/** The id of an area's stop on its street: that of "/area" is "at-area", so that no other id of the page can be the same. */
export const stopId = (path: string) => `at-${path.slice(1)}`;

/** Brings a stop to the middle of its street. The page itself does not scroll. */
export function rideTo(path: string): void {
  const stop = document.getElementById(stopId(path));
  const strip = stop?.parentElement?.parentElement;
  if (!stop || !strip) return;
  strip.scrollTo({ left: stop.offsetLeft + stop.offsetWidth / 2 - strip.clientWidth / 2 });
}
