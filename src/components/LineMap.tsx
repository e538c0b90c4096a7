import * as classes from '#generated/classes.ts';
import type { DrawnLineMap } from '#types/pictures.ts';
import { cx } from '#styles/cx.ts';
import { Art } from './Art.tsx';
import { Picture } from './Picture.tsx';

/** The diagram of the lines; every station is a real link. */
export function LineMap({ map }: { map: DrawnLineMap }) {
  return (
    <div className={cx(classes.lineMap)}>
      <div className={cx(classes.mapWide)}>
        <Art address={map.land} width={1280} height={720} />
        <Picture picture={map.wide} />
      </div>
      <Picture picture={map.phone} className={cx(classes.mapPhone)} />
    </div>
  );
}
