import { useState } from 'react';
import type { Change } from '../change.ts';
import { labelOf } from '../form-schema.ts';
import { NewField } from '../NewField.tsx';
import { Outdated, propose, type Repository } from './repository.ts';

type State =
  { kind: 'typing' } | { kind: 'sending' } | { kind: 'failed'; words: string } | { kind: 'made'; address: string };

const failures: Readonly<Record<number, string>> = {
  401: 'GitHub does not know this token. Copy it again, or make a new token.',
  403: 'This token has too few permissions. It needs "Contents" and "Pull requests", both with read and write.',
  404: 'This token is not for this repository. Choose the repository when you make the token.',
};

function wordsOf(error: unknown): string {
  if (error instanceof Outdated) {
    return `Somebody changed ${error.message} after this desk was made. Ask a colleague for a new desk file. Save it with the same name in the same folder; then your drafts appear in it.`;
  }
  const { status = 0, message } = error as { status?: number; message: string };
  return failures[status] ?? `GitHub refused the changes: ${message}`;
}

const nameOf = (file: string) => labelOf(file.replaceAll(/^.*\/|\.\w+$/g, ''));

interface Props {
  repository: Repository;
  changes: readonly Change[];
  onMade: () => void;
}

/** Opens a pull request with a token, which is kept only in memory. */
export function TokenForm({ repository, changes, onMade }: Props) {
  const [title, setTitle] = useState<string>();
  const [token, setToken] = useState('');
  const [state, setState] = useState<State>({ kind: 'typing' });
  const proposed = `Change ${changes.map(({ file }) => nameOf(file)).join(', ')}`;
  const words = title ?? proposed;

  async function send(): Promise<void> {
    setState({ kind: 'sending' });
    try {
      setState({ kind: 'made', address: await propose(repository, changes, words, token.trim()) });
      onMade();
    } catch (error) {
      setState({ kind: 'failed', words: wordsOf(error) });
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (state.kind !== 'sending') void send();
      }}
    >
      <NewField
        id="title"
        label="What changes"
        help="One line, for your colleague."
        value={words}
        onChange={setTitle}
      />
      <div className="rjsf-field">
        <label htmlFor="token">GitHub token</label>
        <span className="field-description" id="token-help">
          A fine-grained token for this repository, with “Contents” and “Pull requests”. The desk does not store it: it
          is gone when you reload this page.
        </span>
        <input
          id="token"
          type="password"
          autoComplete="off"
          required
          aria-describedby="token-help"
          value={token}
          onChange={({ target }) => setToken(target.value)}
        />
      </div>
      <button type="submit" className="save" disabled={state.kind === 'sending' || token.trim() === ''}>
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
