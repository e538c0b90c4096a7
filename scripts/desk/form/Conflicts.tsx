import { labelOf } from '#content/wording.ts';
import { stringify } from 'yaml';
import type { Conflict } from './change.ts';

const wordsOf = (value: unknown) => (typeof value === 'string' ? value : value === undefined ? '' : stringify(value));

/** The file and the field: "data/faqs/weekly.yaml › 2 › Answer". */
const placeOf = ({ file, path: [part, ...path] }: Conflict) =>
  [file, ...(part === 'body' ? ['text'] : path).map((key) => (typeof key === 'number' ? key + 1 : labelOf(key)))].join(
    ' › ',
  );

interface Props {
  conflicts: readonly Conflict[];
  onChoose: (conflict: Conflict, whose: 'yours' | 'theirs') => void;
}

/** Shows both values of each field that the editor and somebody else have changed, and asks which one stays. */
export function Conflicts({ conflicts, onChoose }: Props) {
  return (
    <div className="conflicts" role="alert">
      {conflicts.map((conflict) => (
        <section key={placeOf(conflict)}>
          <p>
            While you were writing, somebody else changed the same field: <b>{placeOf(conflict)}</b>. Choose the text
            that stays.
          </p>
          {(['yours', 'theirs'] as const).map((whose) => (
            <div key={whose}>
              <button type="button" onClick={() => onChoose(conflict, whose)}>
                {whose === 'yours' ? 'Keep yours' : 'Take the file’s'}
              </button>
              <pre>{wordsOf(conflict[whose])}</pre>
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}
