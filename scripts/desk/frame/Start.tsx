import { useRef } from 'react';
import { useDesk } from '../changes/use-desk.ts';
import { isUnwritten, type ListedEntry } from '../engine/state.ts';
import { newIn } from './address.ts';
import { DeskIcon } from '../changes/DeskIcon.tsx';
import { tasksOf, type Task } from './tasks.ts';
import type { Pictures } from './use-pictures.ts';

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

interface CardProps {
  entry: ListedEntry;
  pictures: Pictures;
}

function Card({ entry: { file, name, path, shownOn = '' }, pictures }: CardProps) {
  const [drawing, page] = [pictures.cards[file], pictures.pages[shownOn]];
  return (
    <li className="card">
      <div className="picture" inert>
        {drawing !== undefined && <img src={drawing} alt="" />}
        {page !== undefined && (
          <iframe key={page} srcDoc={page} sandbox="allow-same-origin" title={`The page ${shownOn}`} />
        )}
      </div>
      <a href={`#${file}`}>{name}</a>
      <small>{path}</small>
      <Marks file={file} />
    </li>
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

function Box({ task: { words, now, places } }: { task: Task }) {
  const { openAt } = useDesk();
  const list = useRef<HTMLDivElement>(null);
  const open = (place: Task['places'][number]) =>
    'file' in place ? openAt(place) : location.assign(`#${place.address}`);
  return (
    <li>
      <button type="button" onClick={() => (places.length === 1 ? open(places[0]!) : list.current?.showPopover())}>
        <b>{words}</b>
        <small>{now}</small>
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
function Group({ name, pictures }: { name: string; pictures: Pictures }) {
  const { makers, entries } = useDesk().state;
  const listed = entries.filter(({ group }) => group === name);
  const { look, kind } = listed[0]!;
  const maker = makers.find((each) => each.kind === kind);
  if (look === 'engineers')
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
          <DeskIcon name="plus" /> New {maker.label}
        </a>
      )}
      {look === 'row' ? (
        <Rows entries={listed} />
      ) : (
        <ul className={`cards ${look}`}>
          {listed.map((entry) => (
            <Card key={entry.file} entry={entry} pictures={pictures} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** What can be changed: tasks, what is not saved, the pages and areas as pictures, and the other entries. */
export function Start({ pictures }: { pictures: Pictures }) {
  const { state, drafts, current, files } = useDesk();
  const { entries, makers } = state;
  const unsaved = entries.filter(({ file }) => file in drafts);
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
      {unsaved.length > 0 && (
        <section className="unsaved">
          <h2>Not saved yet</h2>
          <Rows entries={unsaved} />
        </section>
      )}
      <div className="groups">
        {[...new Set(entries.map(({ group }) => group))].map((name) => (
          <Group key={name} name={name} pictures={pictures} />
        ))}
      </div>
    </>
  );
}
