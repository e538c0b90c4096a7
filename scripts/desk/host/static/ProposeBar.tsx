import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { count } from '#content/problem.ts';
import type { Change } from '../../changes/change.ts';
import { draftedIn } from '../../changes/drafts.ts';
import { Bar } from '../../changes/Bar.tsx';
import { useDesk } from '../../changes/use-desk.ts';
import { focusTitle } from '../../form/focus-field.ts';
import { NewField } from '../../form/NewField.tsx';
import { AskForm } from './AskForm.tsx';
import { askWith, newToken, Refusal, type Ask } from './github.ts';
import { isOtherProgram, readNewest, type Built, type Known } from './newest.ts';
import { propose } from './propose.ts';

/** An editor who has signed in: how to ask GitHub, and its newest files. */
interface Account {
  ask: Ask;
  newest: Known;
  /** Whether the program of these files is another one than that of the desk. */
  isOther: boolean;
  /** Whether GitHub does not know the token any more. */
  isExpired?: boolean;
}

function SignInNotice({ repository, onSignIn }: { repository: string; onSignIn: () => void }) {
  return repository === '' ? (
    <p className="notice">
      This site was built without the name of its repository, so nothing can be proposed here. Ask an engineer.
    </p>
  ) : (
    <p className="notice">
      This is what the site shows. Sign in for the newest, and to propose.
      <button type="button" onClick={onSignIn}>
        Sign in
      </button>
    </p>
  );
}

function SignIn({ repository, onToken }: { repository: string; onToken: (token: string) => Promise<void> }) {
  return (
    <>
      <h2>Sign in</h2>
      <AskForm action="Sign in" onGo={(fields) => onToken(String(fields.get('token')).trim())}>
        <div className="field">
          <p className="label">
            <label htmlFor="token">GitHub token</label>{' '}
            <span id="token-help">The desk does not store it: it is gone when you reload this page.</span>
          </p>
          {/* Not a value of React, which would write it into an attribute of the document. */}
          <input id="token" name="token" type="password" aria-describedby="token-help" autoComplete="off" required />
        </div>
        <p>
          You have none?{' '}
          <a href={newToken(repository)} target="_blank" rel="noopener">
            Make one on GitHub
          </a>
          , for the repository {repository} alone, with “Contents” and “Pull requests”, both with read and write.
        </p>
      </AskForm>
    </>
  );
}

interface ProposeProps {
  repository: string;
  account: Account;
  onExpired: () => void;
  /** Returns the files with changes that somebody else has changed too. */
  onNewest: (newest: Known) => string[];
}

function Propose({ repository, account: { ask, newest }, onExpired, onNewest }: ProposeProps) {
  const { state, changes, store, fileLabel, updateView } = useDesk();
  const [title, setTitle] = useState<string>();
  const [made, setMade] = useState({ of: '', address: '' });
  const titleOf = (all: readonly Change[]) =>
    title ?? [...new Set(all.map(({ file, done = `Change ${fileLabel(file)}` }) => done))].join('; ');
  const isReady = changes.length > 0 && state.problems.length === 0;

  async function openPullRequest(): Promise<void> {
    const now = await readNewest(ask, newest).catch((refusal: Refusal) => {
      if (refusal.status === 401) onExpired();
      throw refusal;
    });
    const others = onNewest(now);
    const gone = others.filter((file) => !(file in now.files));
    const names = (gone.length > 0 ? gone : others).map(fileLabel).join(', ');
    if (others.length > 0)
      throw new Refusal(
        gone.length > 0
          ? `Somebody deleted ${names} in the meantime. Copy your text, then undo your changes of the file.`
          : `Somebody changed ${names} in the meantime. The desk now has both changes. Close this, look at them, then propose again.`,
      );
    const left = draftedIn(store.state().texts);
    if (left.length === 0) return updateView({ status: 'Your changes are merged already.' });
    const address = await propose(ask, { repository, commit: now.commit }, left, titleOf(left));
    setMade({ of: JSON.stringify(left), address });
    store.proposed(left);
    updateView({ status: 'Proposed. Next: a colleague reviews and merges the pull request.' });
  }

  return (
    <>
      <h2>Propose the changes</h2>
      <p>
        This opens a pull request in {repository}. When a colleague has merged it, the changes are on the site. Until
        then, your drafts stay in this browser, and the next pull request has them too. To use another token, reload
        this page.
      </p>
      {made.of === JSON.stringify(changes) ? (
        <p role="status">
          Made:{' '}
          <a href={made.address} target="_blank" rel="noopener">
            {made.address}
          </a>
        </p>
      ) : (
        <AskForm action="Open a pull request" isReady={isReady} onGo={openPullRequest}>
          <NewField
            id="title"
            label="What changes"
            help="One line, for your colleague."
            value={titleOf(changes)}
            onChange={setTitle}
          />
          {!isReady && <p>Close this first: the bar below shows what is to be done before.</p>}
        </AskForm>
      )}
    </>
  );
}

/** Proposes the changes as a pull request, after signing in, which also loads the newest files. */
export function ProposeBar({ built }: { built: Built }) {
  const { store, updateView } = useDesk();
  const { repository, hashes } = built;
  const [account, setAccount] = useState<Account>();
  const [isProposing, setIsProposing] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);

  function showDialog(toPropose: boolean): void {
    setIsProposing(toPropose);
    dialog.current!.showModal();
  }

  async function signIn(token: string): Promise<void> {
    const ask = askWith(token, repository);
    const newest = await readNewest(ask, built);
    const isOther = await isOtherProgram(ask, built.commit, newest.commit);
    const newer = Object.keys({ ...hashes, ...newest.hashes }).filter((file) => hashes[file] !== newest.hashes[file]);
    store.followFiles(newest.files);
    flushSync(() => setAccount({ ask, newest, isOther }));
    const more = newer.length > 0 ? `, which is newer than the site in ${count(newer.length, 'file')}` : '';
    updateView({ status: `Signed in. The desk has the newest content${more}.` });
    if (isProposing) return;
    dialog.current!.close();
    focusTitle();
  }

  return (
    <>
      {account === undefined && <SignInNotice repository={repository} onSignIn={() => showDialog(false)} />}
      {account?.isOther && (
        <p className="notice">
          This desk is older than the files: a check may be wrong until the site is published again. Reload then.
          <button type="button" onClick={() => setAccount({ ...account, isOther: false })}>
            OK
          </button>
        </p>
      )}
      <Bar action="Propose …" onGo={() => repository !== '' && showDialog(true)} />
      <dialog ref={dialog} aria-label={account ? 'Propose the changes' : 'Sign in'}>
        {(account === undefined || account.isExpired) && <SignIn repository={repository} onToken={signIn} />}
        {account && (
          <Propose
            repository={repository}
            account={account}
            onExpired={() => setAccount({ ...account, isExpired: true })}
            onNewest={(newest) => {
              setAccount({ ...account, newest });
              return store.followFiles(newest.files);
            }}
          />
        )}
        <form method="dialog">
          <button type="submit">Close</button>
        </form>
      </dialog>
    </>
  );
}
