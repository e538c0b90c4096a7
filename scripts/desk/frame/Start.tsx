import { useRef } from 'react';
import { forEngineers } from '#content/kinds.ts';
import { useDesk } from '../changes/use-desk.ts';
import { isUnwritten, type ListedEntry } from '../engine/state.ts';
import { newIn } from './address.ts';
import { tasksOf, type Task } from './tasks.ts';

function Marks({ file }: { file: string }) {
  const { state, drafts } = useDesk();
  const isWrong = state.mistakes.some((mistake) => mistake.file === file && !isUnwritten(mistake));
  return (
    <>
      {file in drafts && <span className="dot">Not saved</span>}
      {isWrong && <span className="dot bad">Mistake</span>}
    </>
  );
}

const Rows = ({ entries }: { entries: readonly ListedEntry[] }) => (
  <ul className="rows">
    {entries.map(({ file, name, path }) => (
      <li key={file}>
        <a href={`#${file}`}>{name}</a> <small>{path}</small> <Marks file={file} />
      </li>
    ))}
  </ul>
);

function Box({ task: { words, places } }: { task: Task }) {
  const { openAt } = useDesk();
  const list = useRef<HTMLDivElement>(null);
  const open = (place: Task['places'][number]) =>
    'file' in place ? openAt(place) : location.assign(`#${place.address}`);
  return (
    <li>
      <button type="button" onClick={() => (places.length === 1 ? open(places[0]!) : list.current?.showPopover())}>
        <b>{words}</b>
      </button>
      {places.length > 1 && (
        <div ref={list} popover="auto" className="places" role="dialog" aria-label={words}>
          <p>Where?</p>
          {places.map((place) => (
            <button key={place.name} type="button" onClick={() => open(place)}>
              {place.name}
            </button>
          ))}
        </div>
      )}
    </li>
  );
}

/** The entries of a group, and the link that makes a new one. */
function Group({ name }: { name: string }) {
  const { makers, entries } = useDesk().state;
  const listed = entries.filter(({ group }) => group === name);
  const maker = makers.find(({ kind }) => kind === listed[0]!.kind);
  if (name === forEngineers)
    return (
      <details>
        <summary>{name}</summary>
        <Rows entries={listed} />
      </details>
    );
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
