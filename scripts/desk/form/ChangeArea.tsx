import { useState } from 'react';
import type { AreaChange } from '../engine/area-change.ts';
import type { TextFile } from '../../area/new-plan.ts';
import { forEngineers } from '#content/kinds.ts';
import { useDesk } from '../changes/use-desk.ts';
import type { AnswerTo } from '../engine/start-engine.ts';
import type { ListedEntry } from '../engine/state.ts';
import { NewField } from './NewForm.tsx';

/** The other entries whose words change. What nobody reads, such as a row of a table, follows without a word. */
export const othersIn = (files: readonly TextFile[], area: ListedEntry, entries: readonly ListedEntry[]) =>
  entries.filter(
    (entry) =>
      entry.file !== area.file && entry.group !== forEngineers && files.some(({ file }) => file === entry.file),
  );

/** Renames or deletes the open area. It lists what happens before it does it. */
export function ChangeArea({ area }: { area: ListedEntry }) {
  const { ask, state, make, fail } = useDesk();
  const [name, setName] = useState('');
  const [plan, setPlan] = useState<AnswerTo<'plan'>>();
  const rename = (text: string) => {
    setName(text);
    // What was listed was for another name.
    setPlan(undefined);
  };
  const show = (change: AreaChange) => void ask('plan', { slug: area.slug, change }).then(setPlan, fail);
  const others = plan && 'files' in plan ? othersIn(plan.files, area, state.entries) : [];
  return (
    <details className="change-area">
      <summary>Rename or delete this area …</summary>
      <NewField id="name" label="New name" help="Its address follows from it." value={name} onChange={rename} />
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
            <button type="button" className="save" onClick={() => make(plan.files, plan.done, plan.mentions)}>
              {plan.action}
            </button>
          </>
        )}
      </div>
    </details>
  );
}
