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
  chosen: string;
  onChoose: (file: string) => void;
  onNewArea: () => void;
}

/** Every file of content, by its group. */
export function Entries({ entries, chosen, onChoose, onNewArea }: Props) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <nav className="entries" aria-label="Content">
      <button type="button" className="make" onClick={onNewArea}>
        New area
      </button>
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
