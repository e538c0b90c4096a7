import type { ArtAddress } from '#types/pictures.ts';
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
