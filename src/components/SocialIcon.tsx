import { socialGlyphs } from '#generated/social-glyphs.ts';

// The footer stays in the document while pages change, with the glyphs from the HTML. So the client's code has no
// glyphs.
const glyphs: Readonly<Record<string, string | undefined>> = import.meta.env.SSR ? socialGlyphs : {};

/** The glyph of a social network. */
export function SocialIcon({ name }: { name: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: glyphs[name] ?? '' }}
      suppressHydrationWarning
    />
  );
}
