import { useState } from 'react';
import type { EntryChange } from '../engine/entry-change.ts';
import { useDesk } from '../changes/use-desk.ts';
import type { AnswerTo } from '../engine/start-engine.ts';
import type { ListedEntry } from '../engine/state.ts';
import { NewField } from './NewField.tsx';

/** Renames or deletes the open entry. It lists what happens before it does it. */
export function ChangeEntry({ entry, noun }: { entry: ListedEntry; noun: string }) {
  const { ask, state, fileLabel, make, fail } = useDesk();
  const [name, setName] = useState('');
  const [plan, setPlan] = useState<AnswerTo<'plan'>>();
  const newName = name.trim();
  const rename = (text: string) => {
    setName(text);
    // What was listed was for another name.
    setPlan(undefined);
  };
  const askForPlan = (change: EntryChange) => void ask('plan', { file: entry.file, change }).then(setPlan, fail);
  const files = plan && 'files' in plan ? plan.files.map(({ file }) => file) : [];
  const others = state.entries.filter(({ file }) => file !== entry.file && files.includes(file));
  if (state.problems.length > 0) return null;
  return (
    <details className="fold change">
      <summary>{`Rename or delete this ${noun} …`}</summary>
      <NewField
        id="name"
        label="New name"
        help={entry.path ? 'Its address follows from it.' : 'Its file gets this name.'}
        value={name}
        onChange={rename}
      />
      <p>
        <button type="button" disabled={newName === ''} onClick={() => askForPlan({ type: 'rename', name: newName })}>
          Rename …
        </button>{' '}
        <button type="button" onClick={() => askForPlan({ type: 'delete' })}>
          Delete …
        </button>
      </p>
      <div role="status">
        {plan && 'refusal' in plan && <p>{plan.refusal}</p>}
        {plan && 'files' in plan && (
          <div key={plan.action} ref={(list) => list?.scrollIntoView({ block: 'nearest' })}>
            <p>This happens:</p>
            <ul>
              {plan.to && <li>{`Visitors of ${entry.path} get ${plan.to}.`}</li>}
              {others.length > 0 && (
                <li>{`This changes too: ${new Intl.ListFormat('en').format(others.map((other) => other.name))}.`}</li>
              )}
              {plan.mentions && <li>{plan.mentions}</li>}
              {plan.problems.map(({ file, text, words }) => (
                <li key={text}>{`To fix then: ${fileLabel(file)}: ${words}`}</li>
              ))}
            </ul>
            <button type="button" className="save" onClick={() => make(plan.files, plan.action, plan.mentions)}>
              {plan.action}
            </button>
          </div>
        )}
      </div>
    </details>
  );
}
