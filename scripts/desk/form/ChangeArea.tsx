import { useState } from 'react';
import type { AreaChange } from '../../area/change-plan.ts';
import type { TextFile } from '../../area/new-plan.ts';
import { NewField } from './NewField.tsx';
import type { AnswerTo, Ask } from './start-engine.ts';

interface Props {
  ask: Ask;
  slug: string;
  /** Makes drafts of files, opens the first, and shows the words. */
  onMake: (planned: readonly TextFile[], status: string) => void;
  onFailure: (words: string) => void;
}

const draftWords = 'These are drafts: nothing is saved yet. Undo takes all of them back.';

/** Renames or deletes the open area. It lists the files that change before it changes them. */
export function ChangeArea({ ask, slug, onMake, onFailure }: Props) {
  const [name, setName] = useState('');
  const [plan, setPlan] = useState<AnswerTo<'plan'>>();
  const rename = (text: string) => {
    setName(text);
    // The list of files was that of another name.
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
            <p>{`Visitors of /${slug} will get ${plan.to}. ${plan.mentions} These files change:`}</p>
            <ul>
              {plan.files.map(({ file, text }) => (
                <li key={file}>{text === '' ? `${file} is removed` : file}</li>
              ))}
            </ul>
            <button type="button" className="save" onClick={() => onMake(plan.files, draftWords)}>
              {plan.action}
            </button>
          </>
        )}
      </div>
    </details>
  );
}
