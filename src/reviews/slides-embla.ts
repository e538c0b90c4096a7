import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useLayoutEffect } from 'react';

export type Carousel = NonNullable<UseEmblaCarouselType[1]>;

export interface EmblaProps {
  /** The scrolling list of slides. */
  list: HTMLElement;
  count: number;
  /** The index of the first slide in view. */
  start: number;
  onReady: (carousel: Carousel) => void;
}

/**
 * Takes over a list of slides at its current position. From then on, the list loops and can be dragged. Renders
 * nothing.
 */
export function Embla({ list, count, start, onReady }: EmblaProps): null {
  const [attach, carousel] = useEmblaCarousel({
    loop: true,
    dragThreshold: 10,
    duration: 25,
    align: 'start',
    startIndex: start,
    // Slides out of view are inert and cannot get the focus, so embla need not scroll to a focused slide.
    watchFocus: false,
    // Inactive at the widths at which all slides are in view: the widths of src/reviews/recipes.ts.
    breakpoints: {
      '(min-width: 768px)': { active: count > 2 },
      '(min-width: 1024px)': { active: count > 3 },
    },
  });
  useLayoutEffect(() => attach(list), [attach, list]);
  useEffect(() => {
    if (carousel) onReady(carousel);
  }, [carousel, onReady]);
  return null;
}
