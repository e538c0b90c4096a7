import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import type { FinderWords } from '#types/finder.ts';

interface PostcodeFormProps {
  words: FinderWords;
  /** The question that is answered, on the page with the answers. */
  asked?: string;
  /** Called when the visitor is about to type. */
  onFocus?: () => void;
}

/** The field for a postcode or the name of an area, which the page /locations answers. It is not shown without scripts, because the answer needs them. */
export function PostcodeForm({ words, asked, onFocus }: PostcodeFormProps): ReactNode {
  const isSection = asked === undefined;
  return (
    <form
      className={`${classes.field} ${cx(classes.finderForm, { place: isSection ? 'section' : undefined })}`}
      action="/locations"
    >
      <label htmlFor="postcode">{isSection ? words.heading : words.label}</label>
      <p id="postcode-hint">{words.hint}</p>
      <input
        key={asked}
        id="postcode"
        name="postcode"
        type="text"
        enterKeyHint="search"
        autoComplete="postal-code"
        aria-describedby="postcode-hint"
        defaultValue={asked}
        suppressHydrationWarning
        onFocus={onFocus}
      />
      <button type="submit" className={cx(classes.button, { tone: 'ink' })}>
        {words.button}
      </button>
    </form>
  );
}
