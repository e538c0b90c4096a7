import { Bar } from './Bar.tsx';
import type { SaveControlsProps } from './save-controls.ts';
import { saveFiles } from './save.ts';

/** Saves the changes to the files of the project, through the development server. */
export function SaveBar(props: SaveControlsProps) {
  const { changes, mistakes, isRight, onSaved, onStatus } = props;

  async function save(): Promise<void> {
    // The last key press may have made a mistake that the checks have not seen yet.
    if (!(await isRight())) return;
    const problem = await saveFiles(changes);
    if (problem === undefined) onSaved(changes);
    onStatus(problem ?? 'Saved.');
  }

  return (
    <Bar {...props}>
      <button
        type="button"
        className="save"
        disabled={changes.length === 0 || mistakes.length > 0}
        onClick={() => void save()}
      >
        {changes.length > 1 ? `Save ${changes.length} files` : 'Save'}
      </button>
    </Bar>
  );
}
