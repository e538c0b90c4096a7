import { useDesk } from '../changes/use-desk.ts';
import { isCopied, type Mistake } from '../engine/state.ts';

/** The mistakes in a field, each with what to do. A copied text can be confirmed. */
export function Mistakes({ id, mistakes }: { id: string; mistakes: readonly Mistake[] }) {
  const { confirm } = useDesk();
  if (mistakes.length === 0) return null;
  return (
    <ul className={mistakes.every(isCopied) ? 'error-detail copied' : 'error-detail'} id={id}>
      {mistakes.map((mistake) => (
        <li key={mistake.text}>
          {mistake.words}{' '}
          {isCopied(mistake) && (
            <button type="button" onClick={() => confirm([mistake.path])}>
              It is true here too
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
