/** The id of an area's stop on its street: that of "/area" is "at-area", so that no other id of the page can be the same. */
export const stopId = (path: string) => `at-${path.slice(1)}`;

/** Brings a stop to the middle of its street. The page itself scrolls only if all of the stop is to be in sight. */
export function rideTo(path: string, isInSight = false): void {
  const stop = document.getElementById(stopId(path));
  if (isInSight) return stop?.scrollIntoView({ block: 'nearest', inline: 'center' });
  const strip = stop?.parentElement?.parentElement;
  strip?.scrollTo({ left: stop!.offsetLeft + stop!.offsetWidth / 2 - strip.clientWidth / 2 });
}
