import type { ReactNode } from 'react';
import { stateOf, type SaveControlsProps } from './save-controls.ts';

interface Props extends SaveControlsProps {
  /** What is done with the changes in the end. */
  verb: 'save' | 'propose';
  /** The button that does it. */
  children: ReactNode;
}

/** The bar above a form: what can be done with the changes, which files have some, and which have mistakes. */
export function Bar({ children, verb, ...props }: Props) {
  const { changes, mistakes, isKept, broken, nameOf, steps, onStep, onUndo, onOpen } = props;
  const wrong = new Set(mistakes.map(({ file }) => file));
  const files = [...new Set([...wrong, ...changes.map(({ file }) => file)])];
  const withoutField = mistakes.filter(({ path }) => path.length === 0);
  return (
    <>
      <div className="bar">
        {children}
        {(['undo', 'redo'] as const).map((way) => (
          <button key={way} type="button" id={way} disabled={steps[way].length === 0} onClick={() => onStep(way)}>
            {way === 'undo' ? 'Undo' : 'Redo'}
          </button>
        ))}
        <button type="button" disabled={onUndo === undefined} onClick={onUndo?.undo}>
          Undo changes{onUndo && ` of ${onUndo.name}`}
        </button>
        <p role="status">{stateOf(props, verb)}</p>
        {!isKept && (
          <p role="alert">
            This browser does not keep drafts: its storage is full or blocked. Text that you have not saved is lost when
            you close or reload this page.
          </p>
        )}
        {broken.map(({ file, line, message }) => (
          <p key={file} role="alert">
            {file} cannot be read since another program has saved it: line {line}. {message} Your text is kept, and you
            can {verb} other files. Fix the file in that program, or ask whoever changed it.
          </p>
        ))}
      </div>
      {(wrong.size > 0 || files.length > 1) && (
        <ul className="files">
          {files.map((file) => (
            <li key={file}>
              <button type="button" onClick={() => onOpen(file)}>
                {nameOf(file)}
                {wrong.has(file) && ' (to finish)'}
              </button>
            </li>
          ))}
        </ul>
      )}
      {withoutField.length > 0 && <pre className="mistakes">{withoutField.map(({ text }) => text).join('\n')}</pre>}
    </>
  );
}
