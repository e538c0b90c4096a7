import { useState } from 'react';
import type { AreaChange } from '../../area/change-plan.ts';
import type { TextFile } from '../../area/new-plan.ts';
import { forEngineers } from '#content/kinds.ts';
import type { ListedEntry } from '../engine/engine.ts';
import { NewField } from './NewField.tsx';
import type { AnswerTo, Ask } from '../engine/start-engine.ts';

interface Props {
  ask: Ask;
  area: ListedEntry;
  entries: readonly ListedEntry[];
  /** Makes drafts of files, which are one change with these words, and opens the first. */
  onMake: (planned: readonly TextFile[], done: string) => void;
  onFailure: (words: string) => void;
}

/** The other entries whose words change. What nobody reads, such as a row of a table, follows without a word. */
export const othersIn = (files: readonly TextFile[], { area, entries }: Pick<Props, 'area' | 'entries'>) =>
  entries.filter(
    (entry) =>
      entry.file !== area.file && entry.group !== forEngineers && files.some(({ file }) => file === entry.file),
  );

/** Renames or deletes the open area. It lists what happens before it does it. */
export function ChangeArea(props: Props) {
  const { ask, area, onMake, onFailure } = props;
  const [name, setName] = useState('');
  const [plan, setPlan] = useState<AnswerTo<'plan'>>();
  const rename = (text: string) => {
    setName(text);
    // What was listed was for another name.
    setPlan(undefined);
  };
  const show = (change: AreaChange) => void ask('plan', { slug: area.slug, change }).then(setPlan, onFailure);
  const others = plan && 'files' in plan ? othersIn(plan.files, props) : [];
  return (
    <details className="change-area">
      <summary>Rename or delete this area …</summary>
      <NewField id="new-name" label="New name" help="Its address follows from it." value={name} onChange={rename} />
      <p>
        <button type="button" disabled={name.trim() === ''} onClick={() => show({ type: 'rename', name: name.trim() })}>
          Rename …
        </button>{' '}
        <button type="button" onClick={() => show({ type: 'delete' })}>
          Delete …
        </button>
      </p>
      <div role="status">
        {plan && 'refusal' in plan && <p>{plan.refusal}</p>}
        {plan && 'files' in plan && (
          <>
            <p>This happens:</p>
            <ul>
              <li>{`Visitors of ${area.path} get ${plan.to}.`}</li>
              {others.length > 0 && (
                <li>{`This changes too: ${new Intl.ListFormat('en').format(others.map(({ name }) => name))}.`}</li>
              )}
              <li>{plan.mentions}</li>
            </ul>
            <button type="button" className="save" onClick={() => onMake(plan.files, plan.done)}>
              {plan.action}
            </button>
          </>
        )}
      </div>
    </details>
  );
}
