import type { ReactNode } from 'react';
import * as classes from '#generated/classes.ts';
import type { Picture as Svg } from '#drawings/pictures.ts';
import { cx } from '#styles/cx.ts';
import { Picture } from '../Picture.tsx';
import { TileStrip } from './TileStrip.tsx';

interface PageHeadProps {
  heading: string;
  lead: ReactNode;
  background: 'mango' | 'mint';
  picture: Svg;
  /** Hides the picture on phones, so that the next section is in the first screen. */
  short?: boolean;
}

/** The plain opening of a page, with a small picture on the tiles. */
export function PageHead({ heading, lead, background, picture, short = false }: PageHeadProps) {
  return (
    <>
      <section className={cx(classes.pageHead, { background })}>
        <div className={`${classes.wrap} ${cx(classes.pageHeadColumns, short ? { on: 'phoneShort' } : {})}`}>
          <div>
            <h1>{heading}</h1>
            <p className={classes.lead}>{lead}</p>
          </div>
          <Picture picture={picture} />
        </div>
      </section>
      <TileStrip />
    </>
  );
}
