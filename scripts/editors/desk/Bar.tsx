import type { ReactNode } from 'react';
import { stateOf, type SaveControlsProps } from './save-controls.ts';

/** The bar above a form: what can be done with the changes, and what is wrong in other files. */
export function Bar({ children, ...props }: SaveControlsProps & { children: ReactNode }) {
  const { mistakes, isKept, onUndo, onOpen } = props;
  const files = [...new Set(mistakes.map(({ file }) => file))];
  const withoutField = mistakes.filter(({ path }) => path.length === 0);
  return (
    <>
      <div className="bar">
        {children}
        <button type="button" disabled={onUndo === undefined} onClick={onUndo}>
          Undo all changes
        </button>
        <p role="status">{stateOf(props)}</p>
        {!isKept && (
          <p role="alert">
            This browser does not keep drafts: its storage is full or blocked. Text that you have not saved is lost when
            you close or reload this page.
          </p>
        )}
      </div>
      {files.length > 0 && (
        <ul className="wrong">
          {files.map((file) => (
            <li key={file}>
              <button type="button" onClick={() => onOpen(file)}>
                {file}
              </button>
            </li>
          ))}
        </ul>
      )}
      {withoutField.length > 0 && <pre className="mistakes">{withoutField.map(({ text }) => text).join('\n')}</pre>}
    </>
  );
}
