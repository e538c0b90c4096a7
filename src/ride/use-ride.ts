import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { rideTo } from '#places/ride-to.ts';

/** How far a street was ridden when the visitor left it, by the key of the history entry and the path of its first stop. */
const left = new Map<string, number>();

/** The state of a street with stops at these paths. */
export function useRide(paths: readonly string[]) {
  const strip = useRef<HTMLDivElement>(null);
  /** The index of the stop that the arrows ride to, until the street stands. */
  const aim = useRef<number>(undefined);
  /** The index of the stop in the middle; undefined before hydration and in a grid. */
  const [middle, setMiddle] = useState<number>();
  const last = paths.length - 1;
  const place = `${useLocation().key} ${paths[0]}`;
  useLayoutEffect(() => {
    const { current } = strip;
    // Back has a place; a new history entry has none.
    if (left.has(place)) current!.scrollTo({ left: left.get(place)!, behavior: 'instant' });
    return () => void left.set(place, current!.scrollLeft);
  }, [place]);

  function onScroll(): void {
    const { scrollLeft, scrollWidth, clientWidth } = strip.current!;
    const way = scrollWidth - clientWidth;
    setMiddle(way > 0 ? Math.round((scrollLeft / way) * last) : undefined);
  }
  const start = useEffectEvent(onScroll);
  // The visitor may have ridden before hydration.
  useEffect(() => start(), []);

  function turn(by: number): void {
    const index = (aim.current ?? middle ?? 0) + by;
    if (paths[index] === undefined) return;
    aim.current = index;
    rideTo(paths[index]);
  }

  return { ofStrip: { ref: strip, onScroll, onScrollEnd: () => (aim.current = undefined) }, middle, turn };
}
