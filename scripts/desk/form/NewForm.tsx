import type { ReactNode } from 'react';

interface Props {
  /** What is made, for instance "area". */
  what: string;
  /** The words on the button that makes it. */
  action: string;
  isReady: boolean;
  status: string;
  onSubmit: () => void;
  /** Empties the form; without it, there is no button for that. */
  onClear?: () => void;
  children: ReactNode;
}

/** A form for something new: its fields, and the bar above them, which tells what is missing. */
export function NewForm({ what, action, isReady, status, onSubmit, onClear, children }: Props) {
  return (
    <form
      className="new"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <h1 tabIndex={-1}>{`New: ${what}`}</h1>
      <div className="actions">
        <button type="submit" className="save" disabled={!isReady}>
          {action}
        </button>
        {onClear && (
          <button type="button" onClick={onClear}>
            Clear
          </button>
        )}
        <p role="status">{status}</p>
      </div>
      {children}
    </form>
  );
}
