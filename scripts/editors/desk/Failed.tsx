import type { Failure } from './worker.ts';

/** Says that the desk itself failed, and what to do. */
export function Failed({ failure }: Failure) {
  return (
    <div role="alert" className="failed">
      <p>
        The desk failed, not your text. Your drafts are kept in this browser: reload the page. If it fails again, send
        these words to whoever looks after the site:
      </p>
      <pre className="mistakes">{failure}</pre>
    </div>
  );
}
