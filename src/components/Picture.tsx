import * as classes from '#generated/classes.ts';
import type { ArtAddress, Picture as Svg } from '#types/pictures.ts';
import type { Stop } from '#types/places.ts';

interface PictureProps {
  picture: Svg;
  className?: string;
  /** A span where only text may be. */
  as?: 'div' | 'span';
}

/** A drawn picture. React writes its SVG once and does not compare it again. */
export function Picture({ picture, className, as: Element = 'div' }: PictureProps) {
  return <Element className={className} dangerouslySetInnerHTML={{ __html: picture }} suppressHydrationWarning />;
}

interface ArtProps {
  address: ArtAddress;
  width: number;
  height: number;
  className?: string;
}

/** A decorative picture in a file that pages share, fetched when it is about to come into view. */
export function Art({ address, width, height, className }: ArtProps) {
  return (
    <img className={className} src={address} alt="" width={width} height={height} loading="lazy" decoding="async" />
  );
}

/** The picture of a service. */
export function Vignette({ address }: { address: ArtAddress }) {
  return <Art address={address} width={480} height={300} className={classes.vignette} />;
}

/** The picture of a stop beside the street, or the card of an area whose drawing shows no sky. */
export function StopArt({ stop: { picture, framed } }: { stop: Pick<Stop, 'picture' | 'framed'> }) {
  const [width, height] = framed ? [800, 480] : [1190, 640];
  return <Art address={picture} width={width} height={height} />;
}
