import { Fragment, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import type { LocationsWords } from '#generated/entries.ts';
import type { Reading, Sector } from '#types/finder.ts';
import type { Picture } from '#types/pictures.ts';
import type { NamedArea } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Doors } from './Doors.tsx';
import { filled } from './filled-text.ts';
import { findAreas, loadIndex } from './find-areas.ts';
import { areasOf, doorsOf, FinderAnswer, type Shown } from './FinderAnswer.tsx';
import { DataLink } from './Link.tsx';
import { PostcodeForm } from './PostcodeForm.tsx';
import { rideTo, stopId } from './ride-to.ts';

interface FinderProps {
  words: LocationsWords['postcode'];
  sectors: readonly Sector[];
  areas: readonly NamedArea[];
  reading: Reading;
  /** The address of the finder's index. */
  index: string;
  /** The pictures of the two doors. */
  doors: readonly [Picture, Picture];
}

/** The last answer, and the function that looks up a typed text. */
function useAnswer({ index, reading }: Pick<FinderProps, 'index' | 'reading'>) {
  const [answer, setAnswer] = useState<Shown>();
  /** All questions wait for the same index, so the answer to the last one comes last. */
  async function find(typed: string): Promise<void> {
    const loaded = await loadIndex(index);
    setAnswer(loaded ? findAreas(typed, loaded, reading) : { kind: 'offline' });
  }
  return [answer, find] as const;
}

/** What is below the doors before anything is typed. */
function Idle({ words: { idle, tries } }: Pick<FinderProps, 'words'>) {
  return (
    <>
      <p>{idle}</p>
      <ul className={classes.tries}>
        {tries.map((text) => (
          <li key={text}>
            <DataLink to={`/locations?${new URLSearchParams({ postcode: text }).toString()}`}>{text}</DataLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const lines = classes.plate.variants.line;

/** The plates of all postal sectors (the first digits), which need no script: each leads to the nearest stop. */
function Plates({ words, sectors, areas }: Pick<FinderProps, 'words' | 'sectors' | 'areas'>) {
  const lineOf = (path: string) => areas.find((area) => area.path === path)?.sign?.line ?? '';
  return (
    <details>
      <summary>{words.all}</summary>
      <p>{words.allText}</p>
      <ul className={classes.sectors}>
        {sectors.map(({ digits, path }) => {
          const line = path === undefined ? undefined : lineOf(path) in lines ? lineOf(path) : 'other';
          const className = cx(classes.plate, { line: line as keyof typeof lines | undefined });
          return (
            <li key={digits}>
              <a href={path === undefined ? `/contact?postcode=${digits}` : `#${stopId(path)}`} className={className}>
                {path === undefined ? filled(words.onRequest, { digits }) : digits}
              </a>
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/**
 * Says whether the company comes to a postcode, an address or a place that is typed or in the query of the page. It is
 * the train at the platform: its doors open on the stop of the answer, and the street of the stop rides there.
 */
export function Finder({ words, sectors, areas, doors, ...known }: FinderProps) {
  const { own } = known.reading;
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [answer, find] = useAnswer(known);
  const asked = new URLSearchParams(useLocation().search).get('postcode');
  /** Whether the page was opened with a question, so that its answer gets the focus. */
  const isArriving = useRef(false);
  const arrive = useEffectEvent((text: string) => {
    if (field.current) field.current.value = text;
    isArriving.current = true;
    void find(text);
  });
  useEffect(() => {
    if (asked !== null) arrive(asked);
  }, [asked]);
  const ride = useEffectEvent(() => {
    const [first] = areasOf(answer, areas);
    if (first) rideTo(first.path);
  });
  useEffect(() => {
    ride();
    if (answer && isArriving.current) status.current?.focus();
    if (answer) isArriving.current = false;
  }, [answer]);
  return (
    <section className={classes.finder} aria-labelledby="postcode-heading">
      <h2 id="postcode-heading">{words.heading}</h2>
      <div className={classes.platform}>
        <PostcodeForm
          words={words}
          field={field}
          onFind={(typed) => void find(typed)}
          onFocus={() => void loadIndex(known.index)}
        />
        <Doors {...doorsOf({ words, areas, answer, own })} leaves={doors} />
        <div ref={status} className={classes.finderAnswer} role="status" tabIndex={-1}>
          {/* A new element for each answer, because a translator may have replaced the words of the one before. */}
          <Fragment key={JSON.stringify(answer)}>
            {answer ? <FinderAnswer words={words} areas={areas} answer={answer} own={own} /> : <Idle words={words} />}
          </Fragment>
        </div>
      </div>
      {sectors.length > 0 && <Plates words={words} sectors={sectors} areas={areas} />}
    </section>
  );
}
