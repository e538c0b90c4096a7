import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import type { FinderWords } from '#types/finder.ts';

interface PostcodeFormProps {
  words: FinderWords;
  label: string;
  /** The question that is answered. */
  asked: string;
  /** Called when the visitor is about to type. */
  onFocus: () => void;
}

/** The field for a postcode or the name of an area, which its page answers. It is not shown without scripts, because the answer needs them. */
export function PostcodeForm({ words, label, asked, onFocus }: PostcodeFormProps): ReactNode {
  return (
    <form className={`${classes.field} ${classes.finderForm}`} action={useLocation().pathname}>
      <label htmlFor="postcode">{label}</label>
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
