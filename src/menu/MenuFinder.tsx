import { useSyncExternalStore, type ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';
import type { Site } from '#content/site.ts';

const subscribeToNothing = () => () => {};

/** The field at the foot of a menu. It is in no HTML, because the answer needs scripts: it appears with React. */
export function MenuFinder({ words }: { words: Site['finder'] }): ReactNode {
  const hasScripts = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!hasScripts) return undefined;
  return (
    <form className={classes.menuFinder} action="/locations">
      <label>
        {words.heading}
        {/* In the field, the keys that move through the panel move the cursor. */}
        <input name="postcode" placeholder={words.label} onKeyDown={(event) => event.stopPropagation()} />
      </label>
      <button type="submit" className={cx(classes.button, { tone: 'ink', size: 'small' })}>
        {words.button}
      </button>
    </form>
  );
}
