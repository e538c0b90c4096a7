import { Bar } from '../changes/Bar.tsx';
import { inOneSentence } from '../changes/changes.ts';
import type { SaveControlsProps } from '../changes/save-controls.ts';
import { readFiles, saveFiles } from './server.ts';

/** Saves the changes to the files of the project, through the development server. */
export function SaveBar(props: SaveControlsProps) {
  const { changes, inWords, nameOf, onSaved, onOthers, onStatus } = props;

  async function save(): Promise<void> {
    const problem = await saveFiles(changes);
    if (problem === undefined) {
      onSaved(changes);
      const saved = inWords.filter(({ parts }) => changes.some(({ file }) => file === parts[0].file));
      return onStatus(`Saved: ${inOneSentence(saved)}. Next: commit in GitHub Desktop.`);
    }
    onStatus(changes.reduce((words, { file }) => words.replaceAll(file, nameOf(file)), problem));
    // The files may differ from what the desk knows.
    await readFiles().then(
      (files) => onOthers(() => files),
      () => undefined,
    );
  }

  return <Bar {...props} verb="save" action="Save" onGo={save} />;
}
