import type { Mistake } from '../engine/state.ts';

/** The mistakes in a field, each with what to do. */
export function Mistakes({ id, mistakes = [] }: { id?: string; mistakes?: readonly Mistake[] | undefined }) {
  if (mistakes.length === 0) return null;
  return (
    <ul className="error-detail" id={id}>
      {mistakes.map(({ text, words }) => (
        <li key={text}>{words}</li>
      ))}
    </ul>
  );
}
