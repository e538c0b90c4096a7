import * as classes from '#generated/classes.ts';
import { cx } from '#styles/cx.ts';

interface LetterboxesProps {
  boxes: readonly { name: string; text?: string }[];
  /** The bank stands at the beginning of a section, before its heading. */
  first?: boolean;
}

/** Short facts or names as a bank of letterboxes. */
export function Letterboxes({ boxes, first = false }: LetterboxesProps) {
  const tints = boxes.length === 4 ? 'four' : undefined;
  return (
    <ul className={cx(classes.letterboxes, { tints, place: first ? 'first' : undefined })}>
      {boxes.map(({ name, text }) => (
        <li key={name} className={cx(classes.letterbox)}>
          <b>{name}</b>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
