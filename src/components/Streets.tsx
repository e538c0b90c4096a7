import * as classes from '#generated/classes.ts';
import type { Street, Streets as StreetsData } from '#types/places.ts';
import { cx } from '#styles/cx.ts';

function List({ streets }: { streets: readonly Street[] }) {
  return (
    <dl className={cx(classes.streets)}>
      {streets.map(({ name, blocks, distance }) => (
        <div key={name}>
          <dt>
            {name} {distance !== undefined && <small>{distance}</small>}
          </dt>
          <dd>{blocks}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The streets around a station, with their block numbers. A browser's search also finds numbers in the closed list. */
export function Streets({ streets }: { streets: StreetsData }) {
  const { heading, lead, near, others, all } = streets;
  return (
    <div className={cx(classes.streetsPanel)}>
      <h3>{heading}</h3>
      <p>{lead}</p>
      <List streets={near} />
      {others.length > 0 && (
        <details>
          <summary>{all}</summary>
          <List streets={others} />
        </details>
      )}
    </div>
  );
}
