import * as classes from '#generated/classes.ts';
import type { Picture } from '#drawings/pictures.ts';
import type { Stop } from '#places/places.ts';
import { cx } from '#styles/cx.ts';
import { StopArt } from '#ui/Picture.tsx';

interface DoorsProps {
  /** The sign above the doors. */
  sign: string;
  open?: keyof typeof classes.doors.variants.open | undefined;
  /** The stop behind the doors. */
  stop?: Pick<Stop, 'picture' | 'framed'> | undefined;
  /** The two doors. They are in the page: as files, they would be its largest and latest picture on a phone. */
  leaves: readonly [Picture, Picture];
}

/** The doors of the train at the platform. The answer below says everything in words. */
export function Doors({ sign, open, stop, leaves }: DoorsProps) {
  return (
    <div className={cx(classes.doors, { open })} aria-hidden="true">
      <b>{sign}</b>
      <div>
        {stop && <StopArt stop={stop} />}
        {leaves.map((leaf) => (
          <i key={leaf} dangerouslySetInnerHTML={{ __html: leaf }} suppressHydrationWarning />
        ))}
      </div>
    </div>
  );
}
