import { socialGlyphs } from '#generated/social-glyphs.ts';

// The browser has the glyphs in the HTML and keeps them: the footer stays while pages change. So its script has none.
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
