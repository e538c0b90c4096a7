import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import type { LocationsWords } from '#generated/entries.ts';
import type { FinderIndex, Reading, Sector } from '#types/finder.ts';
import type { NamedArea } from '#types/places.ts';
import { ButtonLink } from './Button.tsx';
import { Filled, filled } from './Filled.tsx';
import { findAreas, loadIndex, type Answer } from './find-areas.ts';
import { DataLink } from './Link.tsx';
import { Art } from './Picture.tsx';
import { Pill } from './Pill.tsx';
import { PostcodeForm } from './PostcodeForm.tsx';

interface FinderProps {
  words: LocationsWords['postcode'];
  sectors: readonly Sector[];
  areas: readonly NamedArea[];
  reading: Reading;
  /** The address of the finder's index. */
  index: string;
}

/** What is shown below the field: an answer, or that the index could not be loaded for the text that was typed. */
export type Shown = Answer | { kind: 'offline' };

interface FoundProps extends Pick<FinderProps, 'words' | 'areas'> {
  answer: Shown;
}

function AreaLink({ area: { path, name, sign } }: { area: NamedArea }) {
  return (
    <DataLink to={path}>
      {name} {sign && <Pill sign={sign} />}
    </DataLink>
  );
}

/** An answer without an area. */
function Nothing({ words, answer }: Pick<FoundProps, 'words'> & { answer: Exclude<Shown, { near: unknown }> }) {
  const place = answer.kind === 'unknown' ? answer.place : undefined;
  const digits = 'digits' in answer ? answer.digits : '';
  const asks = ['unknown', 'noSector', 'offline'].includes(answer.kind);
  return (
    <p>
      {/* A translator may have replaced the words of the answer before. */}
      <span key={answer.kind}>
        {filled(words[answer.kind], { place: place?.name ?? '', digits, count: digits.length })}
      </span>{' '}
      {asks && <DataLink to={place ? `/contact?${place.query}` : '/contact'}>{words.ask}</DataLink>}
    </p>
  );
}

/** The answer of the finder: a sentence, the areas, and a button that carries what was typed. */
export function Found({ words, areas, answer }: FoundProps): ReactNode {
  if (!('near' in answer)) return <Nothing words={words} answer={answer} />;
  const { kind, place, near } = answer;
  const found = near.flatMap(([path]) => areas.find((area) => area.path === path) ?? []);
  const [first, second] = found;
  if (first === undefined) return undefined;
  const values = {
    place: place.name,
    count: found.length,
    distance: Math.round(near[0]![1]),
    area: <AreaLink area={first} />,
  };
  const isFar = kind === 'far';
  const next = filled(isFar ? words.askAbout : words.book, { place: place.name });
  return (
    <div key={`${kind} ${place.name}`}>
      {kind !== 'several' && <Art address={first.picture} width={800} height={480} className={classes.finderPicture} />}
      <p>
        <b>
          <Filled text={isFar ? words.far : words.yes} values={values} />
        </b>{' '}
        <span>
          <Filled text={isFar ? words.nearest : kind === 'several' ? words.several : words.stop} values={values} />
        </span>{' '}
        {kind === 'yes' && second && (
          <span>
            <Filled text={words.closer} values={{ area: <AreaLink area={second} /> }} />
          </span>
        )}
      </p>
      {kind === 'several' && (
        <ul>
          {found.map((area) => (
            <li key={area.path}>
              <AreaLink area={area} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink button={{ text: next, link: `/contact?${place.query}` }} tone="primary" size="small" />
    </div>
  );
}

/** The last answer, and the function that looks up a typed text. */
function useAnswer({ index, reading }: Pick<FinderProps, 'index' | 'reading'>) {
  const [answer, setAnswer] = useState<Shown>();
  const last = useRef(0);
  async function find(typed: string): Promise<void> {
    last.current += 1;
    const asked = last.current;
    const loaded: FinderIndex | undefined = await loadIndex(index);
    // Ignores the answer if the visitor has looked up another text in the meantime.
    if (asked === last.current) setAnswer(loaded ? findAreas(typed, loaded, reading) : { kind: 'offline' });
  }
  return [answer, find] as const;
}

/**
 * Says whether the company comes to a postcode, an address or a place that is typed or in the query of the page. Without
 * scripts, a list shows the nearest area of each postal sector (the first digits).
 */
export function Finder({ words, sectors, areas, ...known }: FinderProps) {
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [answer, find] = useAnswer(known);
  const asked = new URLSearchParams(useLocation().search).get('postcode');
  /** Whether the page was opened by the form of another page, so that its answer gets the focus. */
  const isArriving = useRef(false);
  const arrive = useEffectEvent((text: string) => {
    if (field.current) field.current.value = text;
    isArriving.current = true;
    void find(text);
  });
  useEffect(() => {
    if (asked !== null) arrive(asked);
  }, [asked]);
  useEffect(() => {
    if (answer && isArriving.current) status.current?.focus();
    if (answer) isArriving.current = false;
  }, [answer]);
  return (
    <section className={classes.finder} aria-labelledby="postcode-heading">
      <h2 id="postcode-heading">{words.heading}</h2>
      <PostcodeForm
        words={words}
        field={field}
        onFind={(typed) => void find(typed)}
        onFocus={() => void loadIndex(known.index)}
      />
      <div ref={status} className={classes.finderAnswer} role="status" tabIndex={-1}>
        {answer && <Found words={words} areas={areas} answer={answer} />}
      </div>
      <details>
        <summary>{words.all}</summary>
        <p>{words.allText}</p>
        <ul className={classes.sectors}>
          {sectors.map(({ digits, path }) => (
            <li key={digits}>
              <DataLink to={path ?? `/contact?postcode=${digits}`}>
                {path === undefined ? filled(words.onRequest, { digits }) : digits}
              </DataLink>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
