import { useDesk } from '../changes/use-desk.ts';
import { isCopied, type FieldProblem } from '../engine/state.ts';

/** The problems in a field, each with what to do. A copied text can be confirmed. */
export function ProblemList({ id, problems }: { id: string; problems: readonly FieldProblem[] }) {
  const { confirm } = useDesk();
  if (problems.length === 0) return null;
  return (
    <ul className={problems.every(isCopied) ? 'error-detail copied' : 'error-detail'} id={id}>
      {problems.map((problem) => (
        <li key={problem.text}>
          {problem.words}{' '}
          {isCopied(problem) && (
            <button type="button" onClick={() => confirm([problem.path])}>
              It is true here too
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
