import type { Mistake } from './engine.ts';

/** What is wrong with something new, and how to fix it, without the lines of a file that nobody has written. */
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
