import * as classes from '#generated/classes.ts';
import type { DrawnLineMap } from '#types/pictures.ts';
import { Art, Picture } from './Picture.tsx';

/** The diagram of the lines; every station is a real link. */
export function LineMap({ map }: { map: DrawnLineMap }) {
  return (
    <div className={classes.lineMap}>
      <div className={classes.mapWide}>
        <Art address={map.land} width={1280} height={720} />
        <Picture picture={map.wide} />
      </div>
      <Picture picture={map.phone} className={classes.mapPhone} />
    </div>
  );
}
