import { Fragment, memo, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import * as classes from '#generated/classes.ts';
import type { LocationsWords } from '#generated/entries.ts';
import * as texts from '#generated/interface.ts';
import type { ArtAddress } from '#content/links.ts';
import type { AreaGroup, Stop } from '#places/places.ts';
import { cx } from '#styles/cx.ts';
import { ButtonLink, RoundButton } from '#ui/Button.tsx';
import { filled } from '#ui/filled-text.ts';
import { Arrow, Icon } from '#ui/Icon.tsx';
import { Link } from '#ui/Link.tsx';
import { Art, StopArt } from '#ui/Picture.tsx';
import { Pill } from '#ui/Pill.tsx';
import { stopId } from '#places/ride-to.ts';
import { useRide } from './use-ride.ts';

interface StreetProps {
  group: AreaGroup;
  words: LocationsWords['ride'];
  estate: ArtAddress;
  /** `ride`: it is never a grid, names no stops above it, and has only the pictures near the train, so that its HTML is small. */
  layout?: 'ride';
  /** The path of the stop of an answer. */
  here?: string | undefined;
  /** What is between the heading and the street. */
  children?: ReactNode;
}

interface StreetStopProps {
  stop: Stop;
  words: string;
  isNear: boolean;
  isHere: boolean;
}

/** A stop; without a description, all of its sign is the link. A memo component: each stop that passes changes the street. */
const StreetStop = memo(function StreetStop({ stop, words, isNear, isHere }: StreetStopProps) {
  const { path, name, sign, description, framed } = stop;
  const heading = (
    <div>
      <h3>{name}</h3>
      {sign && <Pill sign={sign} />}
    </div>
  );
  const yes = (
    <p className={classes.yes}>
      <Icon name="check" />
      {words}
    </p>
  );
  return (
    <li
      id={stopId(path)}
      // The browser itself knows the target only before the client changes the address.
      className={cx(classes.stop, { picture: framed && 'framed', answer: isHere ? 'here' : undefined })}
      suppressHydrationWarning
    >
      <StopArt stop={stop} isLoaded={isNear} />
      {description === undefined ? (
        <Link to={path} className={classes.sign}>
          {isHere && yes}
          {heading}
        </Link>
      ) : (
        <div className={classes.sign}>
          {yes}
          {heading}
          <p>{description}</p>
          <ButtonLink button={{ text: filled(texts.cards.area, { area: name }), link: path }} tone="outline" />
        </div>
      )}
    </li>
  );
});

/** In a narrow row, so many stops have 44 px each. */
const mostInARow = 18;

/** So many stops on either side of the train are in sight, on wide screens as well. */
const nearTrain = 3;

/** All stops of a street by name. */
function Stops({
  group: { heading, stops },
  words,
  middle,
}: Pick<StreetProps, 'group' | 'words'> & { middle?: number | undefined }) {
  return (
    <nav
      className={cx(classes.stops, stops.length <= mostInARow ? { places: 'few' } : {})}
      aria-label={filled(words.stops, { group: heading })}
    >
      <ol>
        {stops.map(({ path, name }, index) => (
          <li key={path}>
            <a href={`#${stopId(path)}`} aria-current={index === middle || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function End({ sign: { heading, text, button } }: { sign: NonNullable<AreaGroup['sign']> }) {
  return (
    <div className={classes.wrap}>
      <Link to={button.link} className={`${classes.rideEnd} ${classes.dark}`}>
        <b>{heading}</b>
        <span>{text}</span>
        <span className={classes.textLink}>
          {`${button.text} `}
          <Arrow />
        </span>
      </Link>
    </div>
  );
}

/**
 * The areas of a group: a grid of cards or, as the styles may say, stops on one street, which scrolls sideways past a train.
 */
export function Street({ group, words, estate, layout, here, children }: StreetProps) {
  const { name, heading, text, line, stops, light, train, sign } = group;
  const { ofStrip, middle, turn } = useRide(stops.map(({ path }) => path));
  const { hash } = useLocation();
  const [first, last] = light;
  return (
    <section
      className={cx(classes.rideStreet, {
        line: line as keyof typeof classes.rideStreet.variants.line | undefined,
        from: ({ morning: 'fromMorning', dusk: 'fromDusk', noon: undefined } as const)[first],
        to: ({ morning: 'toMorning', dusk: 'toDusk', noon: undefined } as const)[last],
      })}
      id={name}
      aria-labelledby={`${name}-heading`}
    >
      <div className={`${classes.wrap} ${classes.rideHead}`}>
        <h2 id={`${name}-heading`}>{heading}</h2>
        {text !== undefined && <p>{text}</p>}
        <div className={classes.turn}>
          {(['left', 'right'] as const).map((way) => (
            <RoundButton
              key={way}
              icon={`arrow-${way}`}
              size="small"
              label={words[way === 'left' ? 'previous' : 'next']}
              // A disabled button would lose the focus.
              aria-disabled={(middle ?? 0) === (way === 'left' ? 0 : stops.length - 1) || undefined}
              onClick={() => turn(way === 'left' ? -1 : 1)}
            />
          ))}
        </div>
        {layout === undefined && <Stops group={group} words={words} middle={middle} />}
      </div>
      {children && <div className={classes.wrap}>{children}</div>}
      <div className={classes.strip} {...ofStrip}>
        <ol className={classes.stopList}>
          {stops.map((stop, index) => (
            <StreetStop
              key={stop.path}
              stop={stop}
              words={words.here}
              isNear={layout === undefined || Math.abs(index - (middle ?? 0)) <= nearTrain}
              isHere={hash === `#${stopId(stop.path)}` || here === stop.path}
            />
          ))}
        </ol>
        <Art address={estate} width={1440} height={214} className={classes.estate} />
        <Art address={estate} width={1440} height={214} className={classes.estate} />
        <Art address={train} width={440} height={80} className={classes.rideTrain} />
      </div>
      {sign && <End sign={sign} />}
    </section>
  );
}

interface StreetsProps extends Pick<StreetProps, 'words' | 'estate' | 'children'> {
  groups: readonly AreaGroup[];
}

/** The choice of the layout, which is in the address. A link to all locations shows the grid. */
function Layouts({ words }: Pick<StreetProps, 'words'>) {
  const location = useLocation();
  useLayoutEffect(() => {
    const isRide = new URLSearchParams(location.search).get('layout') === 'ride';
    if (!isRide && location.hash !== '#locations') return;
    document.querySelector<HTMLInputElement>(isRide ? '#as-ride' : '#as-grid')!.checked = true;
  }, [location]);
  return (
    <>
      <p id="layout-label">{words.layout}</p>
      {(['grid', 'ride'] as const).map((layout) => (
        <Fragment key={layout}>
          <input
            type="radio"
            name="layout"
            value={layout}
            id={`as-${layout}`}
            className={classes.hidden}
            aria-describedby="layout-label"
            defaultChecked={layout === 'grid'}
          />
          <label htmlFor={`as-${layout}`}>{words[layout === 'ride' ? 'asRide' : 'asGrid']}</label>
        </Fragment>
      ))}
    </>
  );
}

/** The streets, the choice of their layout above and more below. It needs no script: the styles read which one is checked. */
export function Streets({ groups, words, estate, children }: StreetsProps) {
  return (
    <section id="locations" className={classes.rides}>
      <Layouts words={words} />
      {groups.map((group) => (
        <Street key={group.name} group={group} words={words} estate={estate} />
      ))}
      {children && <div className={classes.wrap}>{children}</div>}
    </section>
  );
}
