import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { LocationsWords } from '#generated/entries.ts';
import * as texts from '#generated/interface.ts';
import type { LinkTarget } from '#content/links.ts';
import type { Stop } from '#places/places.ts';
import { ButtonLink } from '#ui/Button.tsx';
import { Filled } from '#ui/Filled.tsx';
import { filled } from '#ui/filled-text.ts';
import { askFor, type Answer } from '#places/find-areas.ts';
import { Link } from '#ui/Link.tsx';
import { Pill } from '#ui/Pill.tsx';
import { stopId } from '#places/ride-to.ts';

/** What is shown below the field: an answer, or that the index could not be loaded for the text that was typed. */
export type Shown = Answer | { kind: 'offline' };

interface AnswerProps {
  words: LocationsWords['postcode'];
  areas: readonly Stop[];
  answer: Shown;
}

/** The areas of an answer, nearest first. */
export const areasOf = (answer: Shown | undefined, areas: readonly Stop[]): Stop[] =>
  answer && 'near' in answer ? answer.near.flatMap(([path]) => areas.find((area) => area.path === path) ?? []) : [];

/** What the visitor has to choose from: areas, or places that have answers of their own. */
function choicesOf(answer: Shown, stops: readonly Stop[], page: string): readonly { name: string; path: LinkTarget }[] {
  if (answer.kind === 'part') return answer.names.map((name) => ({ name, path: askFor(name, page) }));
  return answer.kind === 'several' ? stops : [];
}

/** What the sign above the doors says, how far the doors are open, and on which stop. */
export function doorsOf({ signs }: AnswerProps['words'], areas: readonly Stop[], answer: Shown | undefined) {
  const stops = areasOf(answer, areas);
  const [stop] = stops;
  if (answer === undefined || stop === undefined) {
    if (answer?.kind === 'noSector') return { sign: signs.noSector };
    return { sign: answer?.kind === 'unknown' || answer?.kind === 'offline' ? signs.unknown : signs.idle };
  }
  const name = [stop.sign?.code, stop.name].filter(Boolean).join(' ');
  if (answer.kind === 'part') return { sign: signs.part, stop, open: 'half' } as const;
  const nearest = filled(signs.far, { stop: name });
  if (answer.kind === 'far') return { sign: nearest };
  if (answer.kind === 'usual') return { sign: nearest, stop, open: 'half' } as const;
  const sign = answer.kind === 'several' ? filled(signs.several, { count: stops.length }) : name;
  return { sign, stop, open: 'whole' } as const;
}

const Next = (button: { text: string; link: LinkTarget }) => (
  <ButtonLink button={button} tone="primary" size="small" arrow={false} />
);

/** An answer without an area. */
function Nothing({ words, answer }: Pick<AnswerProps, 'words'> & { answer: Exclude<Shown, { near: unknown }> }) {
  const place = answer.kind === 'unknown' ? answer.place : undefined;
  const digits = 'digits' in answer ? answer.digits : '';
  const { heading, text } = words[answer.kind];
  return (
    <>
      <h3>{filled(heading, { place: place?.name ?? '', digits, count: digits.length })}</h3>
      <p>{text}</p>
      {['unknown', 'noSector', 'offline'].includes(answer.kind) && (
        <div>
          <Next text={words.ask} link={place ? `/contact?${place.query}` : '/contact'} />
          <Link to="/locations#locations">{words.seeAll}</Link>
        </div>
      )}
    </>
  );
}

/** The answer of the finder: a sentence, the areas, and a button that carries what was typed. */
export function FinderAnswer({ words, areas, answer }: AnswerProps): ReactNode {
  const { pathname } = useLocation();
  if (!('near' in answer)) return <Nothing words={words} answer={answer} />;
  const { kind, place, near } = answer;
  const stops = areasOf(answer, areas);
  const [first, second] = stops;
  if (first === undefined) return undefined;
  const answers = {
    yes: { heading: words.yes, text: words.stop, next: words.book },
    several: { heading: words.yes, text: words.several, next: words.book },
    part: { ...words.part, next: words.askAbout },
    usual: { ...words.usual, next: words.askAbout },
    far: { heading: words.far, text: words.nearest, next: words.askAbout },
  };
  const { heading, text, next } = answers[kind];
  const choices = choicesOf(answer, stops, pathname);
  const area = (
    <>
      {first.name} {first.sign && <Pill sign={first.sign} />}
    </>
  );
  return (
    <>
      <h3>{filled(heading, { place: place.name })}</h3>
      <p>
        <Filled text={text} values={{ area, count: stops.length, distance: Math.round(near[0]![1]) }} />{' '}
        {kind === 'yes' && second && (
          <span>
            <Filled text={words.closer} values={{ area: <a href={`#${stopId(second.path)}`}>{second.name}</a> }} />
          </span>
        )}
      </p>
      {choices.length > 0 && (
        <ul>
          {choices.map(({ path, name }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      <div>
        <Next text={filled(next, { place: place.name })} link={`/contact?${place.query}`} />
        {kind === 'yes' && <Link to={first.path}>{filled(texts.cards.area, { area: first.name })}</Link>}
      </div>
    </>
  );
}
