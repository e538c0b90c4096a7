import { NotSaved } from '../changes/Changes.tsx';
import { useDesk } from '../changes/use-desk.ts';
import type { ListedEntry } from '../engine/state.ts';
import { Menu } from '../form/Menu.tsx';
import { newIn } from './address.ts';
import { tasksOf, type Task } from './tasks.ts';

function Rows({ entries }: { entries: readonly ListedEntry[] }) {
  return (
    <ul className="rows">
      {entries.map(({ file, name, path }) => (
        <li key={file}>
          <a href={`#${file}`}>{name}</a> <small>{path}</small> <NotSaved file={file} />
        </li>
      ))}
    </ul>
  );
}

function Box({ task: { words, places } }: { task: Task }) {
  const { openAt } = useDesk();
  const openPlace = (index: string) => openAt(places[Number(index)]!);
  const choices = () => places.map(({ name }, index) => ({ value: index, words: name }));
  return (
    <li>
      {places.length > 1 ? (
        <Menu id={words.replaceAll(' ', '-')} name={words} choices={choices} onChoose={openPlace} />
      ) : (
        <button type="button" onClick={() => openPlace('0')}>
          {words}
        </button>
      )}
    </li>
  );
}

/** The entries of a group, and the link that makes a new one. */
function Group({ name }: { name: string }) {
  const { makers, entries } = useDesk().state;
  const listed = entries.filter(({ group }) => group === name);
  const maker = makers.find(({ kind }) => kind === listed[0]!.kind);
  return (
    <section>
      <h2>{name}</h2>
      {maker && (
        <a className="button" href={`#${newIn(maker.folder)}`}>
          New {maker.label}
        </a>
      )}
      <Rows entries={listed} />
    </section>
  );
}

/** What can be changed: tasks, and all entries by their groups. */
export function Start() {
  const { state, current, files } = useDesk();
  const { entries, makers } = state;
  return (
    <>
      <div className="hall">
        <h1 tabIndex={-1}>What would you like to change?</h1>
        <ul className="boxes">
          {tasksOf(entries, makers, current, files).map((task) => (
            <Box key={task.words} task={task} />
          ))}
        </ul>
      </div>
      <div className="groups">
        {[...new Set(entries.map(({ group }) => group))].map((name) => (
          <Group key={name} name={name} />
        ))}
      </div>
    </>
  );
}
