import * as classes from '#generated/classes.ts';
import type { Homes, Share } from '#generated/pages.ts';
import { cx } from '#styles/cx.ts';
import { DataLink } from './Link.tsx';
import { Pill } from './Pill.tsx';

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

function Times({ times }: Pick<Homes, 'times'>) {
  return (
    <div className={cx(classes.homesCell, { span: 'four', ground: 'mango' })}>
      <h4>{times.heading}</h4>
      <dl className={cx(classes.times)}>
        {times.figures.map(({ label, prefix, value, unit }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {prefix && <small>{prefix} </small>}
              {value}
              {unit && <small> {unit}</small>}
            </dd>
          </div>
        ))}
      </dl>
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
              {area.sign && <Pill sign={area.sign} />} {area.distance} km
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}

function Households({ households }: Pick<Homes, 'households'>) {
  return (
    <div className={cx(classes.homesCell, { span: 'four' })}>
      <h4>{households.heading}</h4>
      {'shares' in households ? <Shares shares={households.shares} /> : <p>{households.unpublished}</p>}
    </div>
  );
}

/** What homes stand around a station, how long they take to clean, and which areas are near. */
export function HomesAround({ name, homes }: { name: string; homes: Homes }) {
  const hasFlats = homes.flatTypes.length > 0;
  return (
    <>
      <div className={cx(classes.homes)}>
        <div className={cx(classes.homesCell, { span: 'all' })}>
          <h3>{homes.heading}</h3>
          <p>{homes.summary}</p>
          {hasFlats && <Shares shares={homes.flatTypes} />}
        </div>
        {hasFlats && (
          <div className={cx(classes.homesCell, { span: 'four' })}>
            <h4>{homes.built.heading}</h4>
            <Shares shares={homes.built.decades} />
          </div>
        )}
        {hasFlats && <Households households={homes.households} />}
        <Times times={homes.times} />
        <Nearest name={name} nearest={homes.nearest} />
      </div>
      <p className={`${cx(classes.sourceLine)} ${cx(classes.small, { tone: 'muted' })}`}>{homes.sources}</p>
    </>
  );
}
