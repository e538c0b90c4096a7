import { useState, type ReactNode } from 'react';
import type { Refusal } from './github.ts';

interface Props {
  action: string;
  isReady?: boolean;
  /** Asks GitHub. Rejects with what GitHub refuses. */
  onGo: (fields: FormData) => Promise<void>;
  children: ReactNode;
}

/** A form that asks GitHub, once at a time. What GitHub refuses is below it. */
export function AskForm({ action, isReady = true, onGo, children }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();

  async function go(fields: FormData): Promise<void> {
    setIsAsking(true);
    setRefusal(undefined);
    await onGo(fields).catch(setRefusal);
    setIsAsking(false);
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isAsking) void go(new FormData(event.currentTarget));
      }}
    >
      {children}
      <button type="submit" className="save" disabled={isAsking || !isReady}>
        {action}
      </button>
      <p role="status">
        {isAsking && 'Asking GitHub …'}
        {refusal?.message}{' '}
        {refusal?.address && (
          <a href={refusal.address} target="_blank" rel="noopener">
            Open that page of GitHub
          </a>
        )}
      </p>
    </form>
  );
}
