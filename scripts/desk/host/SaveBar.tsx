import { Bar } from '../changes/Bar.tsx';
import { afterSave } from '../changes/drafts.ts';
import { useDesk } from '../changes/use-desk.ts';
import { readFiles, saveFiles } from './server.ts';

/** Saves the changes to the files of the project, through the development server. */
export function SaveBar() {
  const { changes, inWords, store, nameOf, show } = useDesk();

  async function save(): Promise<void> {
    const problem = await saveFiles(changes);
    if (problem === undefined) {
      store.saved((now) => afterSave(now, changes));
      const saved = inWords.map(({ label }) => label).join(', ');
      return show({ status: `Saved: ${saved}. Next: commit in GitHub Desktop.` });
    }
    show({ status: changes.reduce((words, { file }) => words.replaceAll(file, nameOf(file)), problem) });
    // The files may differ from what the desk knows.
    await readFiles().then(store.followFiles, () => undefined);
  }

  return <Bar action="Save" onGo={save} />;
}
