import { useRef, useState } from 'react';
import { Bar } from '../../changes/Bar.tsx';
import type { Change } from '../../changes/change.ts';
import { useDesk } from '../../changes/use-desk.ts';
import { longestAddress, pageOf, type Repository } from './repository.ts';
import { TokenForm } from './TokenForm.tsx';

/** Lets the editor propose a change by hand, on GitHub's own page. */
function ByHand({ repository, change }: { repository: Repository; change: Change }) {
  const [isCopied, setIsCopied] = useState(false);
  const address = pageOf(repository, change);
  const isRemoved = change.text === '';
  const isFilledIn = isRemoved || (change.before === null && address.length <= longestAddress);
  const page = isFilledIn || change.before !== null ? address : pageOf(repository, { ...change, text: '' });

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(change.text);
    setIsCopied(true);
  }

  return (
    <li>
      <b>{change.file}</b>
      {isFilledIn ? (
        <p>
          <a href={page} target="_blank" rel="noopener">
            {isRemoved ? 'Remove it on GitHub' : 'Open it on GitHub'}
          </a>
          {isRemoved ? '; press Commit changes there.' : ', filled in; press Commit changes there.'}
        </p>
      ) : (
        <>
          <p>
            <button type="button" onClick={() => void copy()}>
              Copy the new text
            </button>{' '}
            <span role="status">{isCopied && 'Copied.'}</span>{' '}
            <a href={page} target="_blank" rel="noopener">
              Open the file on GitHub
            </a>
            . There, select everything, paste, and press Commit changes. The preview must show only the lines that you
            changed.
          </p>
          <textarea aria-label={`The new text of ${change.file}`} readOnly rows={4} value={change.text} />
        </>
      )}
    </li>
  );
}

/** Proposes the changes as a pull request: with a token, or through pages of GitHub. */
export function ProposeBar({ repository }: { repository: Repository }) {
  const { changes } = useDesk();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Bar verb="propose" action="Propose …" onGo={() => dialog.current?.showModal()} />
      <dialog ref={dialog} aria-labelledby="propose-title">
        <h2 id="propose-title">Propose the changes</h2>
        <p>
          This opens a pull request in {repository.owner}/{repository.repo}. When a colleague has merged it, the changes
          are on the site. Your drafts stay here until you undo them.
        </p>
        <TokenForm repository={repository} />
        <h3>Without a token</h3>
        {changes.length > 1 && (
          <p>Each file becomes a pull request of its own. For changes that belong together, use a token.</p>
        )}
        <ul>
          {changes.map((change) => (
            <ByHand key={change.file} repository={repository} change={change} />
          ))}
        </ul>
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  );
}
