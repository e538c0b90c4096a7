import useEmblaCarousel, { type UseEmblaCarouselType } from 'embla-carousel-react';
import { useEffect, useLayoutEffect } from 'react';

export type Carousel = NonNullable<UseEmblaCarouselType[1]>;

export interface EmblaProps {
  /** A list of slides that scrolls. */
  list: HTMLElement;
  count: number;
  /** The index of the first slide in view. */
  start: number;
  onReady: (carousel: Carousel) => void;
}

/** Takes over a list of slides at its position: from then on it loops and can be dragged. It renders nothing. */
export function Embla({ list, count, start, onReady }: EmblaProps): null {
  const [attach, carousel] = useEmblaCarousel({
    loop: true,
    align: 'start',
    startIndex: start,
    // Slides out of view are inert, so that the focus is never brought to one.
    watchFocus: false,
    // Where all are seen there is nothing to turn: the widths of the recipe.
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
