import type { Mistake } from '../engine/engine.ts';

/**
 * The mistakes of a new entry, each with its fix. The lines of its file are not shown, because nobody has written them.
 */
export function Mistakes({ id, mistakes }: { id?: string; mistakes: readonly Mistake[] }) {
  if (mistakes.length === 0) return null;
  return (
    <ul className="error-detail" id={id}>
      {mistakes.map(({ message, fix, text, words }) => (
        // Away from a field, the message has to name it.
        <li key={text}>{id === undefined ? `${message} Fix: ${fix}` : words}</li>
      ))}
    </ul>
  );
}
