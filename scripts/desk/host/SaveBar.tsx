import { Bar } from '../changes/Bar.tsx';
import { useDesk } from '../changes/use-desk.ts';
import { readFiles, saveFiles } from './server.ts';

/** Saves the changes to the files of the project, through the development server. */
export function SaveBar() {
  const { changes, inWords, store, nameOf, show } = useDesk();

  async function save(): Promise<void> {
    const problem = await saveFiles(changes);
    if (problem === undefined) store.proposed(changes);
    const done = `Saved: ${inWords.map(({ label }) => label).join(', ')}. Next: commit in GitHub Desktop.`;
    show({ status: changes.reduce((words, { file }) => words.replaceAll(file, nameOf(file)), problem ?? done) });
    // The files now, which may differ from what the desk knows.
    await readFiles().then(store.followFiles, () => undefined);
  }

  return <Bar action="Save" onGo={save} />;
}
