import * as classes from '#generated/classes.ts';
import type { Street, Streets as StreetsData } from '#types/places.ts';
import { cx } from '#styles/cx.ts';

function List({ streets }: { streets: readonly Street[] }) {
  return (
    <div className={cx(classes.streetList)}>
      {streets.map(({ id, name, count, blocks, distance }) => (
        <details key={id} className={cx(classes.street)}>
          <summary>
            <b>{name}</b> <span>{count}</span>
          </summary>
          {/* A link to an element inside a closed list opens the list. */}
          <p id={id}>
            {blocks}
            {distance !== undefined && <small> {distance}</small>}
          </p>
        </details>
      ))}
    </div>
  );
}

/** The streets around a station with their blocks. A browser's search also finds numbers in the closed lists. */
export function Streets({ near, others, all }: Pick<StreetsData, 'near' | 'others' | 'all'>) {
  return (
    <div className={cx(classes.streets)}>
      <List streets={near} />
      {others.length > 0 && (
        <details className={cx(classes.street)}>
          <summary>
            <b>{all}</b>
          </summary>
          <List streets={others} />
        </details>
      )}
    </div>
  );
}
