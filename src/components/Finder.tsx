import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { LocationsWords } from '#generated/entries.ts';
import type { NamedArea } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Filled, filled } from './Filled.tsx';
import { areasNear, loadPostcodeIndex, needsIndex, nearKm, type Answer, type Postcodes } from './find-areas.ts';
import { DataLink } from './Link.tsx';
import { Pill } from './Pill.tsx';
import { PostcodeForm } from './PostcodeForm.tsx';

interface FinderProps extends Postcodes {
  words: LocationsWords['postcode'];
  areas: readonly NamedArea[];
  /** The address of the postcode index, if there is one. */
  postcodeIndex?: string;
}

interface FoundProps {
  words: FinderProps['words'];
  areas: FinderProps['areas'];
  answer: Answer;
}

/** The answer of the finder. */
export function Found({ words, areas, answer }: FoundProps) {
  if (answer.kind === 'short') return <p>{words.short}</p>;
  if (answer.kind !== 'near') {
    return (
      <p>
        {/* A translator may have replaced the words of the answer before. */}
        <span key={answer.kind}>{filled(words[answer.kind], { distance: nearKm })}</span>{' '}
        <DataLink to={`/contact?postcode=${answer.postcode}`}>{words.ask}</DataLink>
      </p>
    );
  }
  const { digits, within } = answer;
  const first = within === undefined ? undefined : filled(words.within, { distance: within });
  return (
    <>
      <p>{filled(within === undefined ? words.near : words.exact, { digits })}</p>
      <ul>
        {answer.areas.map(({ path, distance }, index) => {
          const area = areas.find((candidate) => candidate.path === path);
          const away = distance === undefined ? undefined : filled(texts.areas.distance, { distance });
          return (
            <li key={path}>
              <DataLink to={path}>
                {area?.sign && <Pill sign={area.sign} />}
                {area?.name}
                <small>{index === 0 ? (first ?? away) : away}</small>
              </DataLink>
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The last answer, and the function that looks up a typed postcode. */
function useAnswer({ sectors, digits, postcodeIndex }: Pick<FinderProps, 'sectors' | 'digits' | 'postcodeIndex'>) {
  const [answer, setAnswer] = useState<Answer>();
  const last = useRef(0);
  const find = useCallback(
    async (typed: string) => {
      last.current += 1;
      const asked = last.current;
      const isIndexed = postcodeIndex !== undefined && needsIndex(typed, digits);
      const index = isIndexed ? await loadPostcodeIndex(postcodeIndex) : undefined;
      // Ignores the answer if the visitor has looked up another postcode in the meantime.
      if (asked === last.current) setAnswer(areasNear(typed, { sectors, digits, index }));
    },
    [sectors, digits, postcodeIndex],
  );
  return [answer, find] as const;
}

/**
 * Finds the areas nearest to a postcode that is typed or in the query of the page. Without scripts, a list shows the
 * areas near each postal sector (the first two digits).
 */
export function Finder({ words, sectors, digits, areas, postcodeIndex }: FinderProps) {
  const field = useRef<HTMLInputElement>(null);
  const [answer, find] = useAnswer({ sectors, digits, ...(postcodeIndex !== undefined && { postcodeIndex }) });
  const asked = new URLSearchParams(useLocation().search).get('postcode');
  useEffect(() => {
    if (asked === null) return;
    if (field.current) field.current.value = asked;
    void find(asked);
  }, [asked, find]);
  return (
    <section className={cx(classes.finder)} aria-labelledby="postcode-heading">
      <h2 id="postcode-heading">{words.heading}</h2>
      <PostcodeForm
        words={words}
        field={field}
        onFind={(typed) => void find(typed)}
        onFocus={() => void (postcodeIndex !== undefined && loadPostcodeIndex(postcodeIndex))}
      />
      <div className={cx(classes.finderAnswer)} role="status">
        {answer && <Found words={words} areas={areas} answer={answer} />}
      </div>
      <details>
        <summary>{words.all}</summary>
        <p>{words.allText}</p>
        <ul className={cx(classes.sectors)}>
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
