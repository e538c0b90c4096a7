import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import { slides as texts } from '#generated/interface.ts';
import { cx } from '#styles/cx.ts';
import { RoundButton } from '#ui/Button.tsx';
import { filled } from '#ui/filled-text.ts';
import { next, previous, useSlides } from './use-slides.ts';

interface SlidesProps {
  /** The name of the carousel for screen readers: "Customer reviews". */
  label: string;
  /** The name of one slide: "Review {number} of {count}". */
  one: string;
  slides: readonly { key: string; content: ReactNode }[];
}

/**
 * A row of slides that scrolls sideways: one slide at a time on a phone, two or three on wider screens. From the first
 * interaction on, the slides loop and can be dragged. Without scripts there are no arrows and no dots.
 */
export function Slides({ label, one, slides }: SlidesProps) {
  const count = slides.length;
  const { ofAll, ofView, first, announced, seen, turn, embla } = useSlides(count);
  const slideName = (index: number) => filled(one, { number: index + 1, count });
  const isOut = (index: number) => seen.length > 0 && !seen.includes(index);
  return (
    <div className={classes.slides} role="group" aria-roledescription={texts.carousel} aria-label={label} {...ofAll}>
      <div
        className={cx(classes.slideView, embla && { turned: 'embla' }) + (embla ? ` ${classes.draggable}` : '')}
        role="group"
        aria-label={texts.view}
        tabIndex={0}
        {...ofView}
      >
        <div className={classes.slideRow}>
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              role="group"
              aria-roledescription={texts.slide}
              aria-label={slideName(index)}
              inert={isOut(index)}
            >
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
              className={classes.dot}
              aria-label={slideName(index)}
              aria-current={index === first || undefined}
              onClick={() => turn(() => index)}
            />
          ))}
          <RoundButton icon="arrow-left" label={texts.previous} data-turn="previous" onClick={() => turn(previous)} />
          <RoundButton icon="arrow-right" label={texts.next} onClick={() => turn(next)} />
        </div>
      )}
      <p role="status" className={classes.hidden}>
        {announced !== undefined && slideName(announced)}
      </p>
      {embla && <embla.Embla {...embla} />}
    </div>
  );
}
