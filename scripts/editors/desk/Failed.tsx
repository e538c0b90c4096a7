import { failedWords } from './document.ts';
import type { Failure } from './worker.ts';

export function Failed({ failure }: Failure) {
  return (
    <div role="alert" className="failed">
      <p>{failedWords}</p>
      <pre className="mistakes">{failure}</pre>
    </div>
  );
}
