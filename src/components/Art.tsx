import type { ArtAddress } from '#types/pictures.ts';
interface ArtProps {
  address: ArtAddress;
  width: number;
  height: number;
  className?: string;
}

/** A decorative picture that is a file which pages share, fetched when it is about to be seen. */
export function Art({ address, width, height, className }: ArtProps) {
  return (
    <img className={className} src={address} alt="" width={width} height={height} loading="lazy" decoding="async" />
  );
}
