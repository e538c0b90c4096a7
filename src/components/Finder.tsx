import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { LocationsWords } from '#generated/entries.ts';
import { Filled, filled } from './Filled.tsx';
import { findAreas, loadPostcodeIndex, needsIndex, nearKm, type Answer, type Known } from './find-areas.ts';
import { DataLink } from './Link.tsx';
import { Pill } from './Pill.tsx';
import { PostcodeForm } from './PostcodeForm.tsx';

interface FinderProps extends Known {
  words: LocationsWords['postcode'];
  /** The address of the postcode index, if there is one. */
  postcodeIndex?: string;
}

interface FoundProps extends Pick<FinderProps, 'words' | 'areas'> {
  answer: Answer;
}

const asking: readonly Answer['kind'][] = ['far', 'unknown', 'unnamed'];

/** The answer of the finder. */
export function Found({ words, areas, answer: { kind, digits = '', areas: found } }: FoundProps) {
  /** An area that only the sector is known to be near is only about as far away. */
  const away = (distance: number | undefined, index: number) => {
    if (distance !== undefined) return filled(words.about, { distance });
    return index === 0 && kind === 'exact' ? words.within : undefined;
  };
  return (
    <>
      <p>
        {/* A translator may have replaced the words of the answer before. */}
        <span key={kind}>{filled(words[kind], { digits, count: digits.length, distance: nearKm })}</span>{' '}
        {asking.includes(kind) && (
          <DataLink to={digits === '' ? '/contact' : `/contact?postcode=${digits}`}>{words.ask}</DataLink>
        )}
      </p>
      {found && (
        <ul>
          {found.map(({ path, distance }, index) => {
            const area = areas.find((candidate) => candidate.path === path);
            return (
              <li key={path}>
                <DataLink to={path}>
                  {area?.sign && <Pill sign={area.sign} />}
                  {area?.name}
                  <small>{away(distance, index)}</small>
                </DataLink>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}

/** The last answer, and the function that looks up a typed text. */
function useAnswer({ postcodeIndex, ...known }: Omit<FinderProps, 'words'>) {
  const [answer, setAnswer] = useState<Answer>();
  const last = useRef(0);
  async function find(typed: string): Promise<void> {
    last.current += 1;
    const asked = last.current;
    const isIndexed = postcodeIndex !== undefined && needsIndex(typed, known.digits);
    const index = isIndexed ? await loadPostcodeIndex(postcodeIndex) : undefined;
    // Ignores the answer if the visitor has looked up another text in the meantime.
    if (asked === last.current) setAnswer(findAreas(typed, { ...known, index }));
  }
  return [answer, find] as const;
}

/**
 * Finds the areas of a postcode, an address or a name that is typed or in the query of the page. Without scripts, a list
 * shows the areas near each postal sector (the first two digits).
 */
export function Finder({ words, ...known }: FinderProps) {
  const { sectors, areas, postcodeIndex } = known;
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
        onFocus={() => void (postcodeIndex !== undefined && loadPostcodeIndex(postcodeIndex))}
      />
      <div ref={status} className={classes.finderAnswer} role="status" tabIndex={-1}>
        {answer && <Found words={words} areas={areas} answer={answer} />}
      </div>
      <details>
        <summary>{words.all}</summary>
        <p>{words.allText}</p>
        <ul className={classes.sectors}>
          {sectors.map(({ sector, nearest }) => (
            <li key={sector}>
              <b>{sector}</b>{' '}
              {nearest.map(({ path, name, distance }, index) => (
                <span key={path}>
                  {index > 0 && ', '}
                  <Filled text={texts.areas.near} values={{ area: <DataLink to={path}>{name}</DataLink>, distance }} />
                </span>
              ))}
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
