import type { Picture as Svg } from '#types/pictures.ts';

interface PictureProps {
  picture: Svg;
  className?: string;
}

/** A drawn picture. It is inert: React writes it once and never looks into it again. */
export function Picture({ picture, className }: PictureProps) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: picture }} suppressHydrationWarning />;
}
