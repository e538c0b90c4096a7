import * as colours from '#brand/colours.ts';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { Homes, Share } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Figures } from './Figures.tsx';
import { Filled } from './Filled.tsx';
import { DataLink } from './Link.tsx';
import { Picture } from './Picture.tsx';
import { Pill } from './Pill.tsx';

const carColours = [colours.mint, colours.mango, colours.guava];
const trainWidth = 320;
const leastCar = 26;

const spoken = (shares: readonly Share[]) => shares.map(({ label, percent }) => `${percent}% ${label}`).join(', ');

/** The cars from left to right. A very small share still gets a car; a share of 0 gets none. */
function carsOf(shares: readonly Share[]): { label: string; x: number; width: number; last: boolean }[] {
  const shown = shares.filter(({ percent }) => percent > 0);
  const total = shown.reduce((sum, { percent }) => sum + percent, 0);
  const free = trainWidth - shown.length * (leastCar + 4);
  let x = 1;
  return shown.map(({ label, percent }, index) => {
    const width = Math.round(leastCar + (free * percent) / total);
    const car = { label, x, width, last: index === shown.length - 1 };
    x += width + 4;
    return car;
  });
}

function Shares({ shares }: { shares: readonly Share[] }) {
  return (
    <dl className={cx(classes.shares)}>
      {shares.map(({ label, percent }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{percent}%</dd>
        </div>
      ))}
    </dl>
  );
}

function Times({ times }: { times: NonNullable<Homes['times']> }) {
  return (
    <div className={cx(classes.homesCell, { span: 'four', background: 'mango' })}>
      <h4>{times.heading}</h4>
      <Figures figures={times.durations} place="cell" />
    </div>
  );
}

function Nearest({ name, nearest }: { name: string; nearest: Homes['nearest'] }) {
  return (
    <div className={cx(classes.homesCell, { span: 'all' })}>
      <h4>{nearest.heading}</h4>
      <ol className={cx(classes.stops)}>
        <li>
          <b>{name}</b>
          <br />
          <span>{nearest.here}</span>
        </li>
        {nearest.areas.map((area) => (
          <li key={area.path}>
            <DataLink to={area.path}>{area.name}</DataLink>
            <br />
            <span>
              {area.sign && <Pill sign={area.sign} />}{' '}
              <Filled text={texts.areas.distance} values={{ distance: area.distance }} />
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A car of the train for each kind of household; its width is the share. */
function Train({ shares }: { shares: readonly Share[] }) {
  return (
    <svg className={cx(classes.cars)} viewBox="0 0 320 62" role="img" aria-label={spoken(shares)}>
      {carsOf(shares).map(({ label, x, width, last }, index) => (
        <g key={label}>
          <path
            d={`M${x} 54V6a4 4 0 0 1 4-4h${width - (last ? 22 : 8)}${last ? 'q14 2 18 22v30z' : 'a4 4 0 0 1 4 4v48z'}`}
            fill={carColours[index % carColours.length]}
            stroke={colours.ink}
            strokeWidth="2"
          />
          {width > 30 && (
            <path d={`M${x + 8} 14h${width - (last ? 30 : 16)}v14h-${width - (last ? 30 : 16)}z`} fill={colours.ink} />
          )}
        </g>
      ))}
      <path d="M0 58h320" stroke={colours.ink} strokeWidth="5" />
    </svg>
  );
}

function Households({ households, span }: Pick<Homes, 'households'> & { span: 'four' | 'six' }) {
  return (
    <div className={cx(classes.homesCell, { span })}>
      <h4>{households.heading}</h4>
      {'shares' in households ? (
        <>
          <Train shares={households.shares} />
          <Shares shares={households.shares} />
        </>
      ) : (
        <p>{households.unpublished}</p>
      )}
    </div>
  );
}

function Flats({ homes }: { homes: Homes }) {
  return (
    <div className={cx(classes.homesCell, { span: 'five' })}>
      <h3>{homes.heading}</h3>
      <p>{homes.summary}</p>
      <dl className={cx(classes.shares)}>
        {homes.flatTypes.map(({ label, percent, key }) => (
          <div key={label}>
            <dt>
              <Picture picture={key} className={cx(classes.keyWindow)} />
              {label}
            </dt>
            <dd>{percent}%</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function WithFlats({ homes }: { homes: Homes }) {
  // Three cells in a row, or two without the durations.
  const span = homes.times ? 'four' : 'six';
  return (
    <>
      <Flats homes={homes} />
      <div className={`${cx(classes.homesCell, { span: 'seven', background: 'mint' })} ${cx(classes.blockCell)}`}>
        <Picture picture={homes.picture} />
        <p className={cx(classes.small, { tone: 'muted' })}>{homes.windows}</p>
      </div>
      <div className={cx(classes.homesCell, { span })}>
        <h4>{homes.built.heading}</h4>
        <Picture picture={homes.built.decades} className={cx(classes.decades)} />
      </div>
      <Households households={homes.households} span={span} />
    </>
  );
}

function WithoutFlats({ homes }: { homes: Homes }) {
  return (
    <div className={cx(classes.homesCell, { span: homes.times ? 'eight' : 'all' })}>
      <h3>{homes.heading}</h3>
      <p>{homes.summary}</p>
      <Picture picture={homes.picture} className={cx(classes.noFlats)} />
    </div>
  );
}

/** The homes around a station, how long they take to clean, and the nearest areas. */
export function HomesAround({ name, homes }: { name: string; homes: Homes }) {
  const hasFlats = homes.flatTypes.length > 0;
  return (
    <>
      <div className={cx(classes.homes)}>
        {hasFlats ? <WithFlats homes={homes} /> : <WithoutFlats homes={homes} />}
        {homes.times && <Times times={homes.times} />}
        <Nearest name={name} nearest={homes.nearest} />
      </div>
      <p className={`${cx(classes.sourceLine)} ${cx(classes.small, { tone: 'muted' })}`}>{homes.sources}</p>
    </>
  );
}
