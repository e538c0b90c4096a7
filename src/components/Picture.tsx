import type { Picture as Svg } from '#types/pictures.ts';

interface PictureProps {
  picture: Svg;
  className?: string;
}

/** A drawn picture. React writes its SVG once and does not compare it again. */
export function Picture({ picture, className }: PictureProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: picture }} suppressHydrationWarning />;
}
