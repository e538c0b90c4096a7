import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import { Icon } from './Icon.tsx';
import { next, previous, useSlides } from './use-slides.ts';

interface SlidesProps {
  /** What the slides are, for a screen reader: "Customer reviews". */
  label: string;
  /** What one of them is: "Review". */
  one: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/**
 * Slides in a row that scrolls sideways: one on a phone, two, or three at a time. From the first intent inside it on
 * they loop and can be dragged. Without scripts there are neither arrows nor dots.
 */
export function Slides({ label, one, slides }: SlidesProps) {
  const count = slides.length;
  const { ofAll, ofView, first, said, seen, turn, embla } = useSlides(count);
  const nameOf = (index: number) => `${one} ${index + 1} of ${count}`;
  const isOut = (index: number) => seen.length > 0 && !seen.includes(index);
  return (
    <div className={cx(classes.slides)} role="group" aria-roledescription="carousel" aria-label={label} {...ofAll}>
      <div
        className={cx(classes.slideView, embla && { turned: 'embla' }) + (embla ? ` ${cx(classes.draggable)}` : '')}
        role="group"
        aria-label="Slides"
        tabIndex={0}
        {...ofView}
      >
        <div className={cx(classes.slideRow)}>
          {slides.map(({ key, content }, index) => (
            <div key={key} role="group" aria-roledescription="slide" aria-label={nameOf(index)} inert={isOut(index)}>
              {content}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={cx(classes.slideControls, count > 3 ? {} : { few: count > 2 ? 'three' : 'two' })}>
          {slides.map(({ key }, index) => (
            <button
              key={key}
              type="button"
              className={cx(classes.dot)}
              aria-label={nameOf(index)}
              aria-current={index === first || undefined}
              onClick={() => turn(() => index)}
            />
          ))}
          <button type="button" className={cx(classes.round)} aria-label="Previous" onClick={() => turn(previous)}>
            <Icon name="arrow-left" />
          </button>
          <button type="button" className={cx(classes.round)} aria-label="Next" onClick={() => turn(next)}>
            <Icon name="arrow-right" />
          </button>
        </div>
      )}
      <p role="status" className={cx(classes.hidden)}>
        {said !== undefined && nameOf(said)}
      </p>
      {embla && <embla.Embla {...embla} />}
    </div>
  );
}
