import { useEffect, useRef } from 'react';
import { Bar } from '../form/Bar.tsx';
import type { SaveControlsProps } from '../form/save-controls.ts';
import { readFiles, saveFiles } from './server.ts';

/** Saves the changes to the files of the project, through the development server. */
export function SaveBar(props: SaveControlsProps) {
  const { changes, isRight, onSaved, onOthers, onStatus } = props;
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
    // The files may differ from what the desk knows.
    if (problem !== undefined)
      await readFiles().then(
        (files) => onOthers(() => files),
        () => undefined,
      );
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
