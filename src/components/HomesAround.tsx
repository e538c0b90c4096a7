import * as colours from '#brand/colours.ts';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { ReactNode } from 'react';
import type { Fact, Homes, Share } from '#types/places.ts';
import { cx } from '#styles/cx.ts';
import { Figures } from './Figures.tsx';
import { Filled } from './Filled.tsx';
import { DataLink, Link } from './Link.tsx';
import { Picture } from './Picture.tsx';
import { Pill } from './Pill.tsx';

const carColours = [colours.mint, colours.mango, colours.guava, colours.line];
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

function Cell({ heading, span, children }: { heading: string; span: Span; children: ReactNode }) {
  return (
    <div className={cx(classes.homesCell, { span })}>
      <h4>{heading}</h4>
      {children}
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

/** The households as a train: one car for each kind, as wide as its share. */
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

function Households({ text, shares }: NonNullable<Homes['households']>) {
  return (
    <>
      {text !== undefined && <p>{text}</p>}
      <Train shares={shares} />
      <Shares shares={shares} />
    </>
  );
}

function Rows({ text, rows }: Fact) {
  return (
    <>
      {text !== undefined && <p>{text}</p>}
      <dl className={cx(classes.shares)}>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

function Flats({ homes }: { homes: Homes }) {
  return (
    <div className={cx(classes.homesCell, { span: 'five' })}>
      <h3>{homes.heading}</h3>
      <p>{homes.summary}</p>
      <dl className={cx(classes.shares)}>
        {homes.flatTypes.map(({ label, percent, size, key }) => (
          <div key={label}>
            <dt>
              <Picture picture={key} className={cx(classes.keyWindow)} />
              {label}
              {size !== undefined && <small> {size}</small>}
            </dt>
            <dd>{percent}%</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function WithFlats({ homes }: { homes: Homes }) {
  return (
    <>
      <Flats homes={homes} />
      <div className={`${cx(classes.homesCell, { span: 'seven', background: 'mint' })} ${cx(classes.blockCell)}`}>
        <Picture picture={homes.picture} />
        <p className={cx(classes.small, { tone: 'muted' })}>{homes.windowsCaption}</p>
      </div>
    </>
  );
}

function WithoutFlats({ homes }: { homes: Homes }) {
  return (
    <div className={cx(classes.homesCell, { span: 'all' })}>
      <h3>{homes.heading}</h3>
      <p>{homes.summary}</p>
      <Picture picture={homes.picture} className={cx(classes.noFlats)} />
    </div>
  );
}

/** The cells below the flats: their headings and contents. */
function cellsOf(homes: Homes): { heading: string; content: ReactNode }[] {
  const { flatTypes, built, households, times, facts } = homes;
  const decades =
    'decades' in built ? <Picture picture={built.decades} className={cx(classes.decades)} /> : <p>{built.text}</p>;
  return [
    ...(flatTypes.length > 0
      ? [
          { heading: built.heading, content: decades },
          ...(households ? [{ heading: households.heading, content: <Households {...households} /> }] : []),
        ]
      : []),
    ...(times ? [{ heading: times.heading, content: <Figures figures={times.durations} place="cell" /> }] : []),
    ...facts.map((fact) => ({ heading: fact.heading, content: <Rows {...fact} /> })),
  ];
}

type Span = 'four' | 'six' | 'all';

/**
 * Cells are in rows of three. If one or two are left over, the last four or two are in rows of two. A single cell fills
 * the row.
 */
function spanOf(index: number, count: number): Span {
  if (count === 1) return 'all';
  const left = count % 3 === 0 ? 0 : count % 3 === 2 ? 2 : 4;
  return index >= count - left ? 'six' : 'four';
}

/** The homes around a station, how long they take to clean, and the nearest areas. */
export function HomesAround({ name, homes }: { name: string; homes: Homes }) {
  const hasFlats = homes.flatTypes.length > 0;
  const cells = cellsOf(homes);
  return (
    <>
      <div className={cx(classes.homes)}>
        {hasFlats ? <WithFlats homes={homes} /> : <WithoutFlats homes={homes} />}
        {cells.map(({ heading, content }, index) => (
          <Cell key={heading} heading={heading} span={spanOf(index, cells.length)}>
            {content}
          </Cell>
        ))}
        <Nearest name={name} nearest={homes.nearest} />
      </div>
      <p className={`${cx(classes.sourceLine)} ${cx(classes.small, { tone: 'muted' })}`}>
        {homes.sources.text}{' '}
        {homes.sources.link !== undefined && <Link to="/locations#sources">{homes.sources.link}</Link>}
      </p>
    </>
  );
}
