import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { seenAtOnce, type Turn } from './slides-list.ts';

type Options = NonNullable<Parameters<typeof useEmblaCarousel>[0]>;
type Carousel = NonNullable<ReturnType<typeof useEmblaCarousel>[1]>;

export interface EmblaProps {
  /** What shows the row of slides: until now a list that scrolls. */
  view: HTMLElement;
  count: number;
  /** The index of the slide that stands first. */
  start: number;
  /** A mouse button that is down since before. */
  press: MouseEvent | undefined;
  onReady: (turn: (turn: Turn) => void) => void;
  onTurned: (first: number) => void;
  onSized: (first: number, seen: number) => void;
}

const reducedMotion = '(prefers-reduced-motion: reduce)';

function optionsOf(count: number, startIndex: number): Options {
  return {
    loop: true,
    align: 'start',
    dragThreshold: 10,
    duration: 25,
    startIndex,
    // Slides out of view are inert, so that the focus is never brought to one.
    watchFocus: false,
    breakpoints: {
      [reducedMotion]: { duration: 0 },
      // Where all are seen there is nothing to turn: the widths of the recipe.
      '(min-width: 768px)': { active: count > 2 },
      '(min-width: 1024px)': { active: count > 3 },
    },
  };
}

function turnCarousel(carousel: Carousel, turn: Turn): void {
  if (typeof turn === 'number') carousel.scrollTo(turn);
  else if (turn === 'next') carousel.scrollNext();
  else carousel.scrollPrev();
}

/** Takes over a list of slides where it stands: from then on it loops and can be dragged. It renders nothing. */
export function Embla({ view, count, start, press, onReady, onTurned, onSized }: EmblaProps): null {
  const [attach, carousel] = useEmblaCarousel(optionsOf(count, start));
  useLayoutEffect(() => attach(view), [attach, view]);
  const onCarousel = useEffectEvent((taken: Carousel) => {
    const first = () => taken.selectedScrollSnap();
    const sized = () => onSized(first(), seenAtOnce(view));
    taken.on('select', () => onTurned(first()));
    taken.on('reInit', sized);
    // After a drag embla runs on to the slide, whatever its duration is.
    taken.on('pointerUp', () => {
      if (matchMedia(reducedMotion).matches) taken.scrollTo(first(), true);
    });
    sized();
    onReady((to) => turnCarousel(taken, to));
    if (press) press.target?.dispatchEvent(new MouseEvent('mousedown', press));
  });
  useEffect(() => {
    if (carousel) onCarousel(carousel);
  }, [carousel]);
  return null;
}
