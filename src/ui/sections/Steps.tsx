import * as colours from '#brand/colours.ts';
import * as classes from '#generated/classes.ts';
import type { ArtAddress } from '#content/links.ts';
import type { WideAndPhone } from '#drawings/pictures.ts';
import { cx } from '#styles/cx.ts';
import { Art } from '../Picture.tsx';

/**
 * The drawing of the estate along a railway line, across the full width of the page. The steps below it are the stops.
 */
export function Ride({ wide, phone, stops }: WideAndPhone<ArtAddress> & { stops: number }) {
  return (
    <div className={classes.ride}>
      <Art address={wide} width={1440} height={214} className={classes.rideWide} />
      <Art address={phone} width={640} height={184} className={classes.ridePhone} />
      <div className={classes.rail}>
        <svg
          className={cx(classes.train, { stops: stops === 5 ? 'five' : undefined })}
          viewBox="0 0 104 33"
          aria-hidden="true"
        >
          <path d="M0 33V3a3 3 0 0 1 3-3h81q14 0 18 16l2 17z" fill="#fff" stroke={colours.ink} strokeWidth="3" />
          <path d="M8 8h20v10H8zm26 0h20v10H34zm26 0h20v10H60zm26 0h3q5 3 7 10H86z" fill={colours.ink} />
          <path d="M2 23h100v6H2z" fill={colours.hibiscus} />
        </svg>
      </div>
    </div>
  );
}

/** The three, four or five steps of booking, as the stops of a railway line. */
export function Steps({ steps }: { steps: readonly { name: string; text: string }[] }) {
  return (
    <ol className={classes.steps}>
      {steps.map(({ name, text }) => (
        <li key={name}>
          <h3>{name}</h3>
          <p className={classes.muted}>{text}</p>
        </li>
      ))}
    </ol>
  );
}
