import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import type { Carousel, Embla, EmblaProps } from './slides-embla.ts';

/** Takes the index of the first visible slide and returns the index to go to; -1 means the last slide. */
type Turn = (first: number) => number;

export const previous: Turn = (first) => first - 1;
export const next: Turn = (first) => first + 1;
const keys: Readonly<Record<string, Turn>> = { ArrowLeft: previous, ArrowRight: next, Home: () => 0, End: () => -1 };

const wrap = (index: number, count: number) => (index + count) % count;

/** The distance from the left edge of one slide to that of the next, in pixels. */
function stepOf(list: HTMLElement): number {
  const [first, second] = list.firstElementChild!.children;
  return first && second ? second.getBoundingClientRect().x - first.getBoundingClientRect().x : list.clientWidth;
}

const firstOf = (list: HTMLElement) => Math.round(list.scrollLeft / stepOf(list));
/** The number of slides that can be the first in view. */
const stopsOf = (list: HTMLElement) => Math.round((list.scrollWidth - list.clientWidth) / stepOf(list)) + 1;

const isBetweenSlides = (list: HTMLElement) => Math.abs(list.scrollLeft - firstOf(list) * stepOf(list)) >= 1;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

type Loaded = EmblaProps & { Embla: typeof Embla };

/** Loads embla for a list of slides, and lets it take over the list. `watch` gets the carousel when it is active. */
function useEmbla(view: RefObject<HTMLElement | null>, count: number, watch: (carousel: Carousel) => void) {
  const [embla, setEmbla] = useState<Loaded>();
  const coming = useRef<Promise<Carousel | undefined>>(undefined);

  async function takeOver(list: HTMLElement): Promise<Carousel> {
    const { Embla } = await import('./slides-embla.ts');
    // Wait until scrolling stops; otherwise the switch to embla would be visible.
    while (isBetweenSlides(list)) await new Promise(requestAnimationFrame);
    const start = firstOf(list);
    const carousel = await new Promise<Carousel>((onReady) => setEmbla({ Embla, list, count, start, onReady }));
    watch(carousel);
    return carousel;
  }

  /** Resolves with the carousel when embla is active; with undefined if it cannot be loaded or all slides are visible. */
  async function begin(): Promise<Carousel | undefined> {
    const list = view.current!;
    if (stopsOf(list) > 1) coming.current ??= takeOver(list).catch(() => (coming.current = undefined));
    return coming.current;
  }

  return { embla, begin };
}

/**
 * The state and the event handlers of a carousel. It is a scrolling list until the first interaction loads embla, which
 * then controls it.
 */
export function useSlides(count: number) {
  const view = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [announced, setAnnounced] = useState<number>();
  /** The indexes of the slides in view. Empty before embla is active, and if all slides fit. */
  const [seen, setSeen] = useState<readonly number[]>([]);
  const { embla, begin } = useEmbla(view, count, (carousel) => {
    const look = () => {
      setFirst(carousel.selectedScrollSnap());
      setSeen(carousel.slidesInView());
    };
    carousel.on('slidesInView', look).on('reInit', look).on('select', look);
    carousel.on('select', () => setAnnounced(carousel.selectedScrollSnap()));
    // With reduced motion, jump to the slide after a drag instead of animating.
    carousel.on('pointerUp', () => isCalm() && carousel.scrollTo(carousel.selectedScrollSnap(), true));
  });

  const follow = () => setFirst(firstOf(view.current!));
  // The visitor may have swiped before hydration.
  const start = useEffectEvent(() => {
    follow();
    if (view.current!.scrollLeft > 0) void begin();
  });
  useEffect(() => start(), []);

  /** Loads embla if the touch scrolled the slides and not just the page. */
  function lift(): void {
    if (isBetweenSlides(view.current!)) void begin();
  }

  async function turn(to: Turn): Promise<void> {
    const list = view.current!;
    const carousel = await begin();
    if (carousel) return carousel.scrollTo(wrap(to(carousel.selectedScrollSnap()), count), isCalm());
    const index = wrap(to(firstOf(list)), stopsOf(list));
    list.scrollTo({ left: index * stepOf(list) });
    setAnnounced(index);
  }

  /**
   * Loads embla on mousedown. If the button is still down after loading, dispatches the event again, so that a drag
   * starts.
   */
  async function press({ nativeEvent }: { nativeEvent: MouseEvent }): Promise<void> {
    if (embla || !(await begin()) || !view.current?.matches(':active')) return;
    nativeEvent.target?.dispatchEvent(new MouseEvent('mousedown', nativeEvent));
  }

  function onKeyDown(event: KeyboardEvent): void {
    const to = keys[event.key];
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (!to || event.target !== view.current || !isPlain) return;
    event.preventDefault();
    void turn(to);
  }

  const ofAll = { onFocus: begin, onMouseDown: press, onTouchEnd: lift };
  const ofView = { ref: view, onScroll: embla ? undefined : follow, onKeyDown };
  return { ofAll, ofView, first, announced, seen, turn, embla };
}
