import type { Mistake } from './engine.ts';

/**
 * The mistakes of a new entry, each with its fix. The lines of its file are not shown, because nobody has written them.
 */
export function Mistakes({ id, mistakes }: { id?: string; mistakes: readonly Mistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <ul className="error-detail" id={id}>
      {mistakes.map(({ message, fix, text }) => (
        <li key={text}>
          {message} Fix: {fix}
        </li>
      ))}
    </ul>
  );
}
