import { memo } from 'react';
import * as classes from '#generated/classes.ts';
import * as texts from '#generated/interface.ts';
import type { Homes, Nearest as NearestAreas } from './data.ts';
import { Filled } from '#ui/Filled.tsx';
import { Link } from '#ui/Link.tsx';
import { Picture } from '#ui/Picture.tsx';
import { Pill } from '#ui/Pill.tsx';

function Shares({ flatTypes, windowsCaption }: Pick<Homes, 'flatTypes' | 'windowsCaption'>) {
  return (
    <>
      <dl className={classes.lines}>
        {flatTypes.map(({ label, percent, size, key }) => (
          <div key={label}>
            <dt>
              <Picture picture={key} className={classes.keyWindow} />
              <span>
                {label} {size !== undefined && <small>{size}</small>}
              </span>
            </dt>
            <dd>{percent}%</dd>
          </div>
        ))}
      </dl>
      <p className={classes.small}>{windowsCaption}</p>
    </>
  );
}

/** The homes around a station: their picture, and the share of each type of flat. */
export const HomesAround = memo(function HomesAround({ homes }: { homes: Homes }) {
  return (
    <div className={classes.homes}>
      <Picture picture={homes.picture} className={classes.homesPicture} />
      <div className={classes.homesWords}>
        <h3>{homes.heading}</h3>
        <p>{homes.summary}</p>
        {homes.flatTypes.length > 0 && <Shares {...homes} />}
      </div>
    </div>
  );
});

/** The nearest other areas in one line, and below it the sources of the figures. */
export function Nearest({ heading, areas, sources }: NearestAreas) {
  return (
    <>
      <div id="nearest" className={classes.nearest}>
        <h3>{heading}</h3>
        <ul>
          {areas.map((area) => (
            <li key={area.path}>
              <Link to={area.path}>{area.name}</Link> {area.sign && <Pill sign={area.sign} />}{' '}
              <span>
                <Filled text={texts.areas.distance} values={{ distance: area.distance }} />
              </span>
            </li>
          ))}
        </ul>
      </div>
      <p className={classes.small}>
        {sources.text} {sources.link !== undefined && <Link to="/locations#sources">{sources.link}</Link>}
      </p>
    </>
  );
}
