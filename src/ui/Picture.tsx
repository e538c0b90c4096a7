import * as classes from '#generated/classes.ts';
import type { ArtAddress } from '#content/links.ts';
import type { Image, Picture as Svg } from '#drawings/pictures.ts';

interface PictureProps {
  picture: Svg | Image;
  className?: string;
  /** A span where only text may be. */
  as?: 'div' | 'span';
}

/** A drawn picture, whose SVG React writes once and does not compare again, or the first picture of a page in its place. */
export function Picture({ picture, className, as: Element = 'div' }: PictureProps) {
  if (typeof picture === 'string')
    return <Element className={className} dangerouslySetInnerHTML={{ __html: picture }} suppressHydrationWarning />;
  return (
    <Element className={className}>
      <img src={picture.src} alt={picture.alt} width={1440} height={790} fetchPriority="high" />
    </Element>
  );
}

interface ArtProps {
  /** The second is the address of no picture. */
  address: ArtAddress | 'data:,';
  width: number;
  height: number;
  className?: string;
}

/** A decorative picture in a file that pages share, fetched when it is about to come into view. */
export function Art({ address, width, height, className }: ArtProps) {
  return <img className={className} alt="" width={width} height={height} loading="lazy" src={address} />;
}

/** The picture of a service. */
export function Vignette({ address }: { address: ArtAddress }) {
  return <Art address={address} width={480} height={300} className={classes.vignette} />;
}

type StopPicture = { picture: ArtAddress; framed?: true };

/** The picture of a stop beside the street, or the card of an area whose drawing shows no sky. */
export function StopArt({ stop, isLoaded = true }: { stop: StopPicture; isLoaded?: boolean }) {
  const [width, height] = stop.framed ? [800, 480] : [1190, 640];
  return <Art address={isLoaded ? stop.picture : 'data:,'} width={width} height={height} />;
}
