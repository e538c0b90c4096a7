import { useRef, useState, type ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { Icon } from './Icon.tsx';

interface SlidesProps {
  /** What the slides are, for a screen reader: "Customer reviews". */
  label: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/** From the left edge of one slide to that of the next, in pixels. */
function stepOf(list: HTMLElement): number {
  const [first, second] = list.children as unknown as readonly (HTMLElement | undefined)[];
  return first && second ? second.offsetLeft - first.offsetLeft : list.clientWidth;
}

/**
 * Slides in a row that scrolls sideways, and after the last one begins again: one on a phone, two, or three at a time.
 * Arrows and dots only help; without scripts they are not there.
 */
export function Slides({ label, slides }: SlidesProps) {
  const row = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  function show(index: number): void {
    const list = row.current;
    if (list) list.scrollTo({ left: index * stepOf(list) });
  }

  function turn(steps: 1 | -1): void {
    const list = row.current;
    if (!list) return;
    const last = Math.round((list.scrollWidth - list.clientWidth) / stepOf(list));
    const next = current + steps;
    show(next > last ? 0 : next < 0 ? last : next);
  }

  return (
    <div>
      <ul
        ref={row}
        className={cx(classes.slideRow)}
        tabIndex={0}
        aria-label={label}
        onScroll={({ currentTarget: list }) => setCurrent(Math.round(list.scrollLeft / stepOf(list)))}
      >
        {slides.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={cx(classes.slideControls, slides.length > 3 ? {} : { few: 'yes' })}>
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={cx(classes.dot)}
              aria-label={`${index + 1} of ${slides.length}`}
              aria-current={index === current || undefined}
              onClick={() => show(index)}
            />
          ))}
          <button type="button" className={cx(classes.round)} aria-label="Previous" onClick={() => turn(-1)}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" className={cx(classes.round)} aria-label="Next" onClick={() => turn(1)}>
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
    </div>
  );
}
