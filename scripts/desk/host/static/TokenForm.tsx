import { useState } from 'react';
import { useDesk } from '../../changes/use-desk.ts';
import { NewField } from '../../form/NewForm.tsx';
import { Outdated, propose, type Repository } from './repository.ts';

type State =
  { kind: 'typing' } | { kind: 'sending' } | { kind: 'failed'; words: string } | { kind: 'made'; address: string };

const failures: Readonly<Record<number, string>> = {
  401: 'GitHub does not know this token. Copy it again, or make a new token.',
  403: 'This token has too few permissions. It needs "Contents" and "Pull requests", both with read and write.',
  404: 'This token is not for this repository. Choose the repository when you make the token.',
};

function wordsOf(error: unknown, nameOf: (file: string) => string): string {
  if (error instanceof Outdated) {
    return error.cause === null
      ? `Somebody deleted ${nameOf(error.message)} after this desk was made. Copy your text, then undo your changes of the file.`
      : `Somebody changed ${nameOf(error.message)} after this desk was made. The desk now has both changes. Close this, look at them, then propose again.`;
  }
  const { status = 0, message } = error as { status?: number; message: string };
  return failures[status] ?? `GitHub refused the changes: ${message}`;
}

/** Opens a pull request with a token, which is kept only in memory. */
export function TokenForm({ repository }: { repository: Repository }) {
  const { changes, store, nameOf, show } = useDesk();
  const [title, setTitle] = useState<string>();
  const [state, setState] = useState<State>({ kind: 'typing' });
  const proposed = `Change ${changes.map(({ file }) => nameOf(file)).join(', ')}`;
  const titleNow = title ?? proposed;

  async function send(token: string): Promise<void> {
    setState({ kind: 'sending' });
    try {
      setState({ kind: 'made', address: await propose(repository, changes, titleNow, token.trim()) });
      show({ status: 'Proposed. Next: a colleague reviews and merges the pull request.' });
    } catch (error) {
      setState({ kind: 'failed', words: wordsOf(error, nameOf) });
      if (!(error instanceof Outdated) || typeof error.cause !== 'string') return;
      store.followFiles({ ...store.state().texts.saved, [error.message]: error.cause });
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const token = new FormData(event.currentTarget).get('token') as string;
        if (state.kind !== 'sending') void send(token);
      }}
    >
      <NewField
        id="title"
        label="What changes"
        help="One line, for your colleague."
        value={titleNow}
        onChange={setTitle}
      />
      <div className="field">
        <p className="label">
          <label htmlFor="token">GitHub token</label>{' '}
          <span id="token-help">
            A fine-grained token for this repository, with “Contents” and “Pull requests”. The desk does not store it:
            it is gone when you reload this page.
          </span>
        </p>
        {/* Not a value of React, which would write it into an attribute of the document. */}
        <input id="token" name="token" type="password" aria-describedby="token-help" autoComplete="off" required />
      </div>
      <button type="submit" className="save" disabled={state.kind === 'sending' || changes.length === 0}>
        Open a pull request
      </button>
      <p role="status">
        {state.kind === 'sending' && 'Sending …'}
        {state.kind === 'failed' && state.words}
        {state.kind === 'made' && (
          <>
            Made:{' '}
            <a href={state.address} target="_blank" rel="noopener">
              {state.address}
            </a>
          </>
        )}
      </p>
    </form>
  );
}
