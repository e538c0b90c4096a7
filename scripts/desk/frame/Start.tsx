import { useRef, type ReactNode } from 'react';
import type { Maker } from '../engine/engine.ts';
import type { FoundField } from '../engine/origins.ts';
import { DeskIcon } from './DeskIcon.tsx';
import { newIn, type Listed } from '../form/listed.ts';
import type { Task } from './tasks.ts';

/** Small pictures: drawings by the files of their areas, and documents by the addresses of their pages. */
export interface Pictures {
  cards: Readonly<Record<string, string>>;
  pages: Readonly<Record<string, string>>;
}

const Marks = ({ isDraft, hasMistakes }: Listed) => (
  <>
    {isDraft && <span className="dot">Not saved</span>}
    {hasMistakes && <span className="dot bad">Mistake</span>}
  </>
);

function Card({ entry, pictures }: { entry: Listed; pictures: Pictures }) {
  const { file, name, path, shownOn = '' } = entry;
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
      <Marks {...entry} />
    </li>
  );
}

const Row = ({ entry }: { entry: Listed }) => (
  <li>
    <a href={`#${entry.file}`}>{entry.name}</a> <small>{entry.path}</small> <Marks {...entry} />
  </li>
);

function Box({ task: { words, now, places }, onOpen }: { task: Task; onOpen: (field: FoundField) => void }) {
  const list = useRef<HTMLDivElement>(null);
  const open = (place: Task['places'][number]) =>
    'file' in place ? onOpen(place) : location.assign(`#${place.address}`);
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

interface Props {
  /** What to do, if the desk itself failed. */
  failed: ReactNode;
  entries: readonly Listed[];
  makers: readonly Maker[];
  tasks: readonly Task[];
  pictures: Pictures;
  onOpen: (field: FoundField) => void;
}

/** What can be changed: tasks, what is not saved, the pages and areas as pictures, and the other entries. */
export function Start({ failed, entries, makers, tasks, pictures, onOpen }: Props) {
  const drafts = entries.filter(({ isDraft }) => isDraft);
  const group = (name: string) => {
    const listed = entries.filter((entry) => entry.group === name);
    const { look, kind } = listed[0]!;
    const maker = makers.find((each) => each.kind === kind);
    const list =
      look === 'page' || look === 'area' ? (
        <ul className={`cards ${look}`}>
          {listed.map((entry) => (
            <Card key={entry.file} entry={entry} pictures={pictures} />
          ))}
        </ul>
      ) : (
        <ul className="rows">
          {listed.map((entry) => (
            <Row key={entry.file} entry={entry} />
          ))}
        </ul>
      );
    if (look === 'engineers')
      return (
        <details key={name}>
          <summary>{name}</summary>
          {list}
        </details>
      );
    return (
      <section key={name}>
        <h2>{name}</h2>
        {maker && (
          <a className="button" href={`#${newIn(maker.folder)}`}>
            <DeskIcon name="plus" /> New {maker.label}
          </a>
        )}
        {list}
      </section>
    );
  };

  return (
    <main className="start">
      {failed}
      <div className="hall">
        <h1 tabIndex={-1}>What would you like to change?</h1>
        <ul className="boxes">
          {tasks.map((task) => (
            <Box key={task.words} task={task} onOpen={onOpen} />
          ))}
        </ul>
      </div>
      {drafts.length > 0 && (
        <section className="unsaved">
          <h2>Not saved yet</h2>
          <ul className="rows">
            {drafts.map((entry) => (
              <Row key={entry.file} entry={entry} />
            ))}
          </ul>
        </section>
      )}
      <div className="groups">{[...new Set(entries.map((entry) => entry.group))].map(group)}</div>
    </main>
  );
}
