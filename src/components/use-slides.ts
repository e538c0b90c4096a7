import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent } from 'react';
import type { Carousel, Embla, EmblaProps } from './slides-embla.ts';

/** From the index of the slide that stands first to that of the one that shall; -1 is the last. */
type Turn = (first: number) => number;

export const previous: Turn = (first) => first - 1;
export const next: Turn = (first) => first + 1;
const keys: Readonly<Record<string, Turn>> = { ArrowLeft: previous, ArrowRight: next, Home: () => 0, End: () => -1 };

const wrap = (index: number, count: number) => (index + count) % count;

/** From the left edge of one slide of a list to that of the next, in pixels. */
function stepOf(list: HTMLElement): number {
  const [first, second] = list.firstElementChild!.children;
  return first && second ? second.getBoundingClientRect().x - first.getBoundingClientRect().x : list.clientWidth;
}

const firstOf = (list: HTMLElement) => Math.round(list.scrollLeft / stepOf(list));
/** How many of the slides can stand first. */
const stopsOf = (list: HTMLElement) => Math.round((list.scrollWidth - list.clientWidth) / stepOf(list)) + 1;

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Turns slides: a list that scrolls until the first intent inside it, then embla, whose code is fetched for it. */
export function useSlides(count: number) {
  const view = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  const [said, setSaid] = useState<number>();
  /** None of a list, nor where all are seen. */
  const [seen, setSeen] = useState<readonly number[]>([]);
  const [embla, setEmbla] = useState<EmblaProps & { Embla: typeof Embla }>();
  const coming = useRef<Promise<Carousel | undefined>>(undefined);

  const follow = () => setFirst(firstOf(view.current!));
  // Somebody may have swiped them before the client came.
  const start = useEffectEvent(() => {
    follow();
    if (view.current!.scrollLeft > 0) void begin();
  });
  useEffect(() => start(), []);

  async function takeOver(list: HTMLElement): Promise<Carousel> {
    const { Embla } = await import('./slides-embla.ts');
    // While it moves it cannot be taken over unseen.
    while (Math.abs(list.scrollLeft - firstOf(list) * stepOf(list)) >= 1) await new Promise(requestAnimationFrame);
    const start = firstOf(list);
    const carousel = await new Promise<Carousel>((onReady) => setEmbla({ Embla, list, count, start, onReady }));
    const look = () => {
      setFirst(carousel.selectedScrollSnap());
      setSeen(carousel.slidesInView());
    };
    carousel.on('slidesInView', look).on('reInit', look).on('select', look);
    carousel.on('select', () => setSaid(carousel.selectedScrollSnap()));
    // After a drag embla runs on to the slide, unless it is told to be there.
    carousel.on('pointerUp', () => isCalm() && carousel.scrollTo(carousel.selectedScrollSnap(), true));
    return carousel;
  }

  /** Resolves with embla when it has taken over, and with nothing where it cannot be loaded or all slides are seen. */
  async function begin(list = view.current!): Promise<Carousel | undefined> {
    if (stopsOf(list) > 1) coming.current ??= takeOver(list).catch(() => (coming.current = undefined));
    return coming.current;
  }

  /** A finger that has moved the list, not only the page. */
  function lift(): void {
    const list = view.current!;
    if (Math.abs(list.scrollLeft - firstOf(list) * stepOf(list)) >= 1) void begin(list);
  }

  async function turn(to: Turn): Promise<void> {
    const list = view.current!;
    const carousel = await begin(list);
    if (carousel) return carousel.scrollTo(wrap(to(carousel.selectedScrollSnap()), count), isCalm());
    const index = wrap(to(firstOf(list)), stopsOf(list));
    list.scrollTo({ left: index * stepOf(list) });
    setSaid(index);
  }

  /** The press that brings embla is the start of a drag, if the button is down still when it comes. */
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

  const ofAll = { onFocus: () => begin(), onMouseDown: press, onTouchEnd: lift };
  const ofView = { ref: view, onScroll: embla ? undefined : follow, onKeyDown };
  return { ofAll, ofView, first, said, seen, turn, embla };
}
