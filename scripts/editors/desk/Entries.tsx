import type { NewEntryKind } from './makers.ts';
import { newEntryKindsOf } from './makers.ts';

export interface Listed {
  file: string;
  group: string;
  name: string;
  path: string | undefined;
  isDraft: boolean;
  hasMistakes: boolean;
}

interface Props {
  entries: readonly Listed[];
  schemas: Readonly<Record<string, string>>;
  chosen: string;
  onChoose: (file: string) => void;
  onMake: (what: NewEntryKind | 'area') => void;
}

/** Every file of content, by its group, and what can be made. */
export function Entries({ entries, schemas, chosen, onChoose, onMake }: Props) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <nav className="entries" aria-label="Content">
      <details className="make" name="group">
        <summary>New …</summary>
        <ul>
          <li>
            <button type="button" onClick={() => onMake('area')}>
              Area
            </button>
          </li>
          {newEntryKindsOf(schemas).map((maker) => (
            <li key={maker.label}>
              <button type="button" onClick={() => onMake(maker)}>
                {maker.label}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {groups.map((group) => {
        const own = entries.filter((entry) => entry.group === group);
        return (
          <details key={group} open={own.some(({ file }) => file === chosen)} name="group">
            <summary>
              {group} <span className="count">{own.length}</span>
            </summary>
            <ul>
              {own.map(({ file, name, path, isDraft, hasMistakes }) => (
                <li key={file}>
                  <button
                    type="button"
                    aria-current={file === chosen ? 'true' : undefined}
                    onClick={() => onChoose(file)}
                  >
                    {name} {path !== undefined && <span className="path">{path}</span>}{' '}
                    {isDraft && <span className="mark">not saved</span>}{' '}
                    {hasMistakes && <span className="mark">mistake</span>}
                  </button>
                </li>
              ))}
            </ul>
          </details>
        );
      })}
    </nav>
  );
}
