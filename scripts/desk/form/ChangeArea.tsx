import { useState } from 'react';
import type { AreaChange } from '../../area/change-plan.ts';
import type { TextFile } from '../../area/new-plan.ts';
import { NewField } from './NewField.tsx';
import type { AnswerTo, Ask } from '../engine/start-engine.ts';

interface Props {
  ask: Ask;
  slug: string;
  nameOf: (file: string) => string;
  /** Makes drafts of files, which are one change with these words, and opens the first. */
  onMake: (planned: readonly TextFile[], done: string) => void;
  onFailure: (words: string) => void;
}

const namesOf = (names: readonly string[]) => new Intl.ListFormat('en').format(new Set(names));

/** Renames or deletes the open area. It lists what happens before it does it. */
export function ChangeArea({ ask, slug, nameOf, onMake, onFailure }: Props) {
  const [name, setName] = useState('');
  const [plan, setPlan] = useState<AnswerTo<'plan'>>();
  const rename = (text: string) => {
    setName(text);
    // What was listed was for another name.
    setPlan(undefined);
  };
  const show = (change: AreaChange) => void ask('plan', { slug, change }).then(setPlan, onFailure);
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
              <li>{`Visitors of /${slug} get ${plan.to}.`}</li>
              <li>{`These follow: ${namesOf(plan.files.map(({ file }) => nameOf(file)))}.`}</li>
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
