import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type TouchEvent, type UIEvent } from 'react';
import type { Embla, EmblaProps } from './slides-embla.ts';
import { atRest, nearest, turnList, type Turn } from './slides-list.ts';

/** What embla needs to take over a list where it stands. */
type Takeover = Pick<EmblaProps, 'view' | 'start' | 'press'> & { Embla: typeof Embla };

const keys: Readonly<Record<string, Turn>> = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 0 };

/** Turns slides: a list that scrolls until the first intent inside it, then embla, whose code is fetched for it. */
export function useSlides(count: number) {
  const view = useRef<HTMLDivElement>(null);
  const [first, setFirst] = useState(0);
  /** How many slides are seen at a time; of a list, whose slides are all read, it is not asked. */
  const [seen, setSeen] = useState<number>();
  const [isTurned, setTurned] = useState(false);
  const [takeover, setTakeover] = useState<Takeover>();
  const isComing = useRef(false);
  const fingers = useRef(0);
  const press = useRef<MouseEvent>(undefined);
  /** Turns that were asked for before embla came. */
  const waiting = useRef<Turn[]>([]);
  const turnCarousel = useRef<(to: Turn) => void>(undefined);

  async function takeOver(list: HTMLElement): Promise<void> {
    const { Embla } = await import('./slides-embla.ts');
    await atRest(list, () => fingers.current > 0);
    if (list.isConnected) setTakeover({ Embla, view: list, start: nearest(list), press: press.current });
  }

  function begin(): void {
    const list = view.current;
    if (!list || isComing.current || count < 2) return;
    isComing.current = true;
    takeOver(list).catch(() => {
      // The list goes on, and the next intent tries again.
      isComing.current = false;
      for (const to of waiting.current.splice(0)) turnList(list, to);
    });
  }

  function turn(to: Turn): void {
    if (turnCarousel.current) return turnCarousel.current(to);
    waiting.current.push(to);
    begin();
  }

  // Who swiped before the client came has shown an intent.
  const beginIfSwiped = useEffectEvent(() => {
    if (view.current && view.current.scrollLeft > 0) begin();
  });
  useEffect(() => beginIfSwiped(), []);

  function countFingers({ touches }: TouchEvent): void {
    fingers.current = touches.length;
  }

  return {
    /** The index of the slide that stands first. */
    first,
    /** Whether the slides were turned by embla, so that it is to be said which is first. */
    isTurned,
    isSeen: (index: number) => seen === undefined || (index - first + count) % count < seen,
    turn,
    /** Of what holds the slides and what turns them. */
    intents: { onPointerDown: begin, onFocus: begin },
    /** Of what shows the slides. */
    view: {
      ref: view,
      onTouchStart: countFingers,
      onTouchEnd: countFingers,
      onTouchCancel: countFingers,
      onScroll({ currentTarget }: UIEvent<HTMLElement>) {
        if (!takeover) setFirst(nearest(currentTarget));
      },
      onMouseDown({ nativeEvent }: { nativeEvent: MouseEvent }) {
        press.current = nativeEvent;
        addEventListener('mouseup', () => (press.current = undefined), { once: true });
      },
      onKeyDown(event: KeyboardEvent) {
        const to = event.key === 'End' ? count - 1 : keys[event.key];
        const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
        if (to === undefined || event.target !== view.current || !isPlain) return;
        event.preventDefault();
        turn(to);
      },
    },
    embla: takeover && {
      ...takeover,
      count,
      onReady(turnIt: (to: Turn) => void) {
        turnCarousel.current = turnIt;
        for (const to of waiting.current.splice(0)) turnIt(to);
      },
      onTurned(index: number) {
        setFirst(index);
        setTurned(true);
      },
      onSized(index: number, number: number) {
        setFirst(index);
        setSeen(number);
      },
    },
  };
}
