import type { FormEvent, ReactNode, Ref } from 'react';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import type { FinderWords } from '#types/finder.ts';

interface PostcodeFormProps {
  words: FinderWords;
  field?: Ref<HTMLInputElement>;
  /** Looks up the text on this page. Without it, the form opens the page /locations, which looks it up. */
  onFind?: (typed: string) => void;
  /** Called when the visitor is about to type. */
  onFocus?: () => void;
}

/** The field for a postcode or the name of an area. It is not shown without scripts, because the answer needs them. */
export function PostcodeForm({ words, field, onFind, onFocus }: PostcodeFormProps): ReactNode {
  function submit(event: FormEvent<HTMLFormElement>): void {
    if (onFind === undefined) return;
    event.preventDefault();
    onFind(String(new FormData(event.currentTarget).get('postcode')));
  }

  return (
    <form
      className={`${classes.field} ${cx(classes.finderForm, { place: onFind ? undefined : 'section' })}`}
      action="/locations"
      onSubmit={submit}
    >
      <label htmlFor="postcode">{onFind ? words.label : words.heading}</label>
      <p id="postcode-hint">{words.hint}</p>
      <input
        ref={field}
        id="postcode"
        name="postcode"
        type="text"
        enterKeyHint="search"
        autoComplete="postal-code"
        aria-describedby="postcode-hint"
        onFocus={onFocus}
      />
      <button type="submit" className={cx(classes.button, { tone: 'ink' })}>
        {words.button}
      </button>
    </form>
  );
}
