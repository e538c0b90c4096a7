import { Bar } from '../changes/Bar.tsx';
import { useDesk } from '../changes/use-desk.ts';
import { readFiles, saveFiles } from './server.ts';

/** Saves the changes to the files of the project, through the development server. */
export function SaveBar() {
  const { changes, inWords, store, fileLabel, updateView } = useDesk();

  async function save(): Promise<void> {
    const refusal = await saveFiles(changes);
    if (refusal === undefined) store.proposed(changes);
    const done = `Saved: ${inWords.map(({ label }) => label).join(', ')}. Next: commit in GitHub Desktop.`;
    const status = changes.reduce((words, { file }) => words.replaceAll(file, fileLabel(file)), refusal ?? done);
    updateView({ status });
    // The files now, which may differ from what the desk knows.
    await readFiles().then(store.followFiles, () => undefined);
  }

  return <Bar action="Save" onGo={save} />;
}
