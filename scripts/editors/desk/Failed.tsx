import { Component, type ReactNode } from 'react';
import type { Failure } from './worker.ts';

/** Says that the desk itself failed, and what to do. */
export function Failed({ failure }: Failure) {
  return (
    <div role="alert" className="failed">
      <p>
        The desk failed. Your text is not the cause. Reload the page: the drafts that this browser keeps are there
        again. If it fails again, send these words to whoever looks after the site:
      </p>
      <pre className="mistakes">{failure}</pre>
    </div>
  );
}

/** Shows the same message if rendering the desk failed, instead of an empty window. */
export class FailureBoundary extends Component<{ children: ReactNode }, Partial<Failure>> {
  override state: Partial<Failure> = {};

  static getDerivedStateFromError(error: unknown): Failure {
    return { failure: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === undefined ? this.props.children : <Failed failure={failure} />;
  }
}
