import { Fragment, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType, type Location } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import type { LocationsWords } from '#generated/entries.ts';
import type { FinderIndex, Reading, Sector } from '#places/places.ts';
import type { Picture } from '#drawings/pictures.ts';
import type { Stop } from '#places/places.ts';
import { cx } from '#styles/cx.ts';
import { Doors } from './Doors.tsx';
import { filled } from '#ui/filled-text.ts';
import { askFor, findAreas, loadIndex, readyIndex } from '#places/find-areas.ts';
import { areasOf, doorsOf, FinderAnswer, type Shown } from './FinderAnswer.tsx';
import { Link } from '#ui/Link.tsx';
import { rideTo, stopId } from '#places/ride-to.ts';

interface FinderProps {
  words: LocationsWords['postcode'];
  areas: readonly Stop[];
  answer: Shown | undefined;
  /** The address of the finder's index. */
  index: string;
  /** The list that needs no script. */
  sectors?: readonly Sector[];
  /** The pictures of the two doors, if the doors are not those of a train on a street. */
  doors?: readonly [Picture, Picture];
}

const questionIn = ({ search }: Location) => new URLSearchParams(search).get('postcode');

/** The answer to the question in the address. If the list did not load, the same question in a new entry tries again. */
export function useAnswer({ index, reading }: { index: string; reading: Reading }): Shown | undefined {
  const location = useLocation();
  const [loaded, setLoaded] = useState<FinderIndex | 'offline' | undefined>(readyIndex);
  useEffect(() => {
    if (questionIn(location) !== null) void loadIndex(index).then((found) => setLoaded(found ?? 'offline'));
  }, [location, index]);
  const asked = questionIn(location);
  return useMemo(() => {
    if (asked === null || loaded === undefined) return undefined;
    return loaded === 'offline' ? { kind: loaded } : findAreas(asked, loaded, reading);
  }, [asked, loaded, reading]);
}

/** What is below the doors before anything is typed. */
function Idle({ words: { idle, tries } }: Pick<FinderProps, 'words'>) {
  const { pathname } = useLocation();
  return (
    <>
      <p>{idle}</p>
      <ul className={classes.tries}>
        {tries.map((text) => (
          <li key={text}>
            <Link to={askFor(text, pathname)}>{text}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const lines = classes.plate.variants.line;

/** The plates of all postal sectors (the first digits), which need no script: each leads to the nearest stop. */
function Plates({ words, sectors, areas }: Required<Pick<FinderProps, 'words' | 'sectors' | 'areas'>>) {
  const plateLine = (path: string) => areas.find((area) => area.path === path)?.sign?.line ?? '';
  return (
    <details>
      <summary>{words.all}</summary>
      <p>{words.allText}</p>
      <ul className={classes.sectors}>
        {sectors.map(({ digits, path }) => {
          const line = path === undefined ? undefined : plateLine(path) in lines ? plateLine(path) : 'other';
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
 * Says whether the company comes to the postcode, address or place in the query of the page, which its form asks for. It
 * is the train at the platform: its doors open on the stop of the answer, and the street of the stop rides there.
 */
export function Finder({ words, areas, answer, index, sectors = [], doors }: FinderProps) {
  const status = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  const location = useLocation();
  const asked = questionIn(location) ?? '';
  // The first page of a document has no key of its own.
  const isBack = useNavigationType() === 'POP' && location.key !== 'default';
  const arrive = useEffectEvent((shown: Shown | undefined, { hash }: Location) => {
    // A link to a place on the page asks nothing.
    if (shown === undefined || hash !== '') return;
    const found = areasOf(shown, areas);
    // An area without a stop on this page has one on /locations.
    if (!doors && 'near' in shown && found.length < shown.near.length)
      return void navigate(`/locations${location.search}`, { replace: true });
    status.current?.focus({ preventScroll: isBack && scrollY > 0 });
    // Back returns to where the page and its streets were. To a place far away, no train goes.
    if (found[0] && !isBack && shown.kind !== 'far') rideTo(found[0].path, !doors);
  });
  useEffect(() => arrive(answer, location), [answer, location]);
  return (
    <section className={cx(classes.finder, { on: doors ? undefined : 'street' })} aria-label={words.heading}>
      {doors && <h2>{words.heading}</h2>}
      <div className={classes.platform}>
        <form className={`${classes.field} ${classes.finderForm}`} action={location.pathname}>
          <label htmlFor="postcode">{doors ? words.label : words.heading}</label>
          <p id="postcode-hint">{words.hint}</p>
          <input
            key={asked}
            id="postcode"
            name="postcode"
            type="text"
            enterKeyHint="search"
            autoComplete="postal-code"
            aria-describedby="postcode-hint"
            defaultValue={asked}
            suppressHydrationWarning
            onFocus={() => void loadIndex(index)}
          />
          <button type="submit" className={cx(classes.button, { tone: 'ink' })}>
            {words.button}
          </button>
        </form>
        {doors && <Doors {...doorsOf(words, areas, answer)} leaves={doors} />}
        <div ref={status} className={classes.finderAnswer} role="status" tabIndex={-1}>
          {/* A new element for each answer, because a translator may have replaced the words of the one before. */}
          <Fragment key={JSON.stringify(answer)}>
            {answer ? <FinderAnswer words={words} areas={areas} answer={answer} /> : <Idle words={words} />}
          </Fragment>
        </div>
      </div>
      {sectors.length > 0 && <Plates words={words} sectors={sectors} areas={areas} />}
    </section>
  );
}
