import type { ReactNode } from 'react';
import type { Maker } from '../engine/engine.ts';
import type { Listed } from './listed.ts';

interface Props {
  entries: readonly Listed[];
  makers: readonly Maker[];
  chosen: string;
  onChoose: (file: string) => void;
  onMake: (what: Maker | 'area') => void;
  /** The search above the list. */
  children: ReactNode;
}

/** On a narrow screen the list is above the form, and closes when an entry was chosen. */
const isNarrow = () => matchMedia('(max-width: 900px)').matches;

/** Every file of content, by its group, and what can be made. */
export function Entries({ entries, makers, chosen, onChoose, onMake, children }: Props) {
  const groups = [...new Set(entries.map(({ group }) => group))];
  return (
    <nav className="entries" aria-label="Content">
      {children}
      <details className="make" name="group">
        <summary>New …</summary>
        <ul>
          <li>
            <button type="button" onClick={() => onMake('area')}>
              Area
            </button>
          </li>
          {makers.map((maker) => (
            <li key={maker.label}>
              <button type="button" onClick={() => onMake(maker)}>
                {maker.label}
              </button>
            </li>
          ))}
        </ul>
      </details>
      {groups.map((group) => {
        const listed = entries.filter((entry) => entry.group === group);
        return (
          <details key={group} open={!isNarrow() && listed.some(({ file }) => file === chosen)} name="group">
            <summary>
              {group} <span className="path">{listed.length}</span>
            </summary>
            <ul>
              {listed.map(({ file, name, path, isDraft, hasMistakes }) => (
                <li key={file}>
                  <button
                    type="button"
                    aria-current={file === chosen ? 'true' : undefined}
                    onClick={({ currentTarget }) => {
                      if (isNarrow()) currentTarget.closest('details')!.open = false;
                      onChoose(file);
                    }}
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
