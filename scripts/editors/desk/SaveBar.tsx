import { useEffect, useRef } from 'react';
import { Bar } from './Bar.tsx';
import type { Change } from './change.ts';
import type { SaveControlsProps } from './save-controls.ts';

const failures: Readonly<Record<number, string>> = {
  409: 'Not saved: a file was changed by another program a moment ago. Press Save again.',
  400: 'Not saved: a file was deleted, or its name is not allowed. Copy your text, reload the page and open the file again. If that does not help, ask an engineer.',
};

/** Writes files, all or none. Returns what went wrong, if anything did. */
async function saveFiles(changes: readonly Change[]): Promise<string | undefined> {
  try {
    const { ok, status } = await fetch('/desk/save', { method: 'POST', body: JSON.stringify(changes) });
    return ok ? undefined : (failures[status] ?? `Not saved: the server answered ${status}. Press Save again.`);
  } catch {
    return 'Not saved: the server does not answer. Start `npm run dev` again, then press Save again.';
  }
}

/** Saves the changes to the files of the project, through the development server. */
export function SaveBar(props: SaveControlsProps) {
  const { changes, isRight, onSaved, onStatus } = props;
  const isSaving = useRef(false);
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.ctrlKey || event.metaKey)) return;
      // The browser would save the desk as a file.
      event.preventDefault();
      button.current?.click();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);

  async function save(): Promise<void> {
    // The last key press may have made a mistake that the checks have not seen yet.
    if (!(await isRight())) return;
    const problem = await saveFiles(changes);
    if (problem === undefined) onSaved(changes);
    onStatus(problem ?? '');
  }

  function saveOnce(): void {
    // The server would refuse a second save of the same changes.
    if (isSaving.current) return;
    isSaving.current = true;
    void save().finally(() => (isSaving.current = false));
  }

  return (
    <Bar {...props} verb="save">
      <button ref={button} type="button" className="save" disabled={changes.length === 0} onClick={saveOnce}>
        {changes.length > 1 ? `Save ${changes.length} files` : 'Save'}
      </button>
    </Bar>
  );
}
