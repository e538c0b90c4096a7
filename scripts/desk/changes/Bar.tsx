import './bar.css';
import { useRef } from 'react';
import { count } from '#content/problem.ts';
import { isCopied, isUnwritten, type FieldProblem } from '../engine/state.ts';
import { Changes } from './Changes.tsx';
import { useDesk } from './use-desk.ts';
import { useWindowEvent } from './use-window-event.ts';

/** What is to be done before the changes can be saved. A phone has room for its first words. */
function firstWords(problems: readonly FieldProblem[]): [number: string, toDo: string] {
  const [unwritten, copied] = [problems.filter(isUnwritten).length, problems.filter(isCopied).length];
  const wrong = problems.length - unwritten - copied;
  if (wrong > 0) return [count(wrong, 'mistake'), ' to fix first'];
  if (unwritten > 0) return [count(unwritten, 'empty text'), ' to write first'];
  return [count(copied, 'copied text'), ' to check first'];
}

/** The function that saves, once at a time. Ctrl S calls it too. */
function useSave(save: () => Promise<void>): () => void {
  const isSaving = useRef(false);
  function saveOnce(): void {
    // The server would refuse a second save of the same changes.
    if (isSaving.current) return;
    isSaving.current = true;
    void save().finally(() => (isSaving.current = false));
  }
  useWindowEvent('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
    // The browser would save the desk as a file.
    event.preventDefault();
    saveOnce();
  });
  return saveOnce;
}

/** The bar at the bottom: what is not saved, what is to be fixed first, undo and redo, and the button that saves. */
export function Bar({ action, onGo }: { action: string; onGo: () => unknown }) {
  const { state, view, changes, inWords, isKept, steps, isRight, step } = useDesk();
  const { problems } = state;
  const { status } = view;
  const [number, toDo] = firstWords(problems);
  const list = useRef<HTMLElement>(null);
  const toChoose = inWords.filter(({ choices }) => choices.length > 1).length;
  const isReady = changes.length > 0 && problems.length === 0;
  const isIdle = inWords.length + problems.length + steps.undo.length + steps.redo.length === 0;

  const save = useSave(async () => {
    if (toChoose > 0) list.current?.showPopover();
    // The last key press may have caused a problem that the checks have not seen yet.
    else if ((changes.length > 0 || problems.length > 0) && (await isRight())) await onGo();
  });

  if (isIdle && status === '' && isKept) return null;
  return (
    <section className="changes-bar" aria-label="Changes">
      {!isKept && (
        <p role="alert">
          This browser does not keep drafts: its storage is full or blocked. Text that you have not saved is lost when
          you close or reload this page.
        </p>
      )}
      {inWords.length > 0 && (
        <button type="button" popoverTarget="changes">
          {count(inWords.length, 'change')}
        </button>
      )}
      {toChoose > 0 && (
        <button type="button" className="first" popoverTarget="changes">
          {count(toChoose, 'text')}
          <span> to choose first</span>
        </button>
      )}
      {problems.length > 0 && (
        <button type="button" className="first" onClick={() => void isRight()}>
          {number}
          <span>{toDo}</span>
        </button>
      )}
      <p role="status" className={status === '' ? 'kept' : undefined}>
        {status || (isReady && isKept && 'Kept in this browser.')}
      </p>
      {(['undo', 'redo'] as const).map((way) => (
        <button key={way} type="button" id={way} aria-disabled={steps[way].length === 0} onClick={() => step(way)}>
          {way === 'undo' ? 'Undo' : 'Redo'}
        </button>
      ))}
      <button type="button" className="save" aria-disabled={!isReady} onClick={save}>
        {action}
      </button>
      {inWords.length > 0 && <Changes ref={list} />}
    </section>
  );
}
