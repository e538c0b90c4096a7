import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import { rideTo } from './ride-to.ts';

/** The stop that each key goes to, from the stop whose link has the focus. */
const keys: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowLeft: (index) => index - 1,
  ArrowRight: (index) => index + 1,
  Home: () => 0,
  End: (_, last) => last,
};

/** The state and the event handlers of a street with stops at these paths. */
export function useRide(paths: readonly string[]) {
  const strip = useRef<HTMLDivElement>(null);
  /** The index of the stop in the middle; undefined before hydration. */
  const [middle, setMiddle] = useState<number>();
  const last = paths.length - 1;

  function onScroll(): void {
    const { scrollLeft, scrollWidth, clientWidth } = strip.current!;
    setMiddle(Math.round((scrollLeft / Math.max(1, scrollWidth - clientWidth)) * last));
  }
  const start = useEffectEvent(() => {
    // A street far from the window is not laid out yet, and is not to be for this.
    if (strip.current!.checkVisibility?.({ contentVisibilityAuto: true }) ?? true) onScroll();
  });
  // The visitor may have ridden before hydration.
  useEffect(() => start(), []);

  function turn(by: number): void {
    const path = paths[(middle ?? 0) + by];
    if (path !== undefined) rideTo(path);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const links = [...strip.current!.querySelectorAll('a')];
    const index = links.findIndex((link) => link === event.target);
    const to = keys[event.key]?.(index, last);
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    const path = to === undefined || index < 0 || !isPlain ? undefined : paths[to];
    if (path === undefined) return;
    event.preventDefault();
    links[to!]?.focus({ preventScroll: true });
    rideTo(path);
  }

  return { ofStreet: { onKeyDown }, ofStrip: { ref: strip, onScroll }, middle, turn };
}
