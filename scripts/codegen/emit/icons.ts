import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Site } from '#generated/entries.ts';
import type { Content } from '#content/content.ts';
import { picture, views } from '#drawings/index.ts';
import { constants, type EmittedFile } from './file.ts';
import { glyphFile } from './glyph-file.ts';
import { hibiscus, ink, mango } from '#brand/colours.ts';
import { floorTile, svg } from '#brand/pictures.ts';

/** The icons of Lucide that pages use. */
const used = [
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'check',
  'chevron-down',
  'circle-alert',
  'circle-check',
  'clock',
  'mail',
  'map-pin',
  'menu',
  'phone',
  'printer',
  'x',
] as const;

/** The networks that `data/site.yaml` may name. */
type Network = NonNullable<Site['social'][number]['icon']>;

const require = createRequire(import.meta.url);

/**
 * The content of an icon's `<svg>` without what a browser does not need: on its grid of 24 units, digits behind the second
 * decimal change nothing that can be seen.
 */
function inner(file: string): string {
  return readFileSync(require.resolve(file), 'utf8')
    .replace(/(\.\d\d)\d+/g, '$1')
    .replace(/<!--[^]*?-->|<title>[^]*?<\/title>|<\/?svg[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '')
    .trim();
}

const insides = (names: readonly string[], fileOf: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, inner(fileOf(name))]));

/** Glyphs are filled shapes; icons are outlines. */
const filledGlyph = (glyph: string) => glyph.replace('<path', '<path fill="currentColor" stroke="none"');

/** The glyphs of networks in one SVG file, with a view for each name. They are white, for a dark background. */
export function glyphsScene(names: readonly Network[]): string {
  const glyph = (inside: string) => picture({ name: 'glyph', viewBox: [0, 0, 24, 24] }, inside);
  const insideOf = insides(names, glyphFile);
  const white = names.map((name) => [name, glyph(insideOf[name]!.replace('<path', '<path fill="#fff"'))]);
  return views(Object.fromEntries(white) as Record<string, string>);
}

/** `icons.ts`: the insides of the icons, from their packages. */
export function emitIcons(content: Content): EmittedFile {
  // The path of this glyph is long, and browsers load all icons, so a site without a WhatsApp number omits it.
  const hasWhatsApp = content.single('site').data.whatsapp !== undefined;
  const whatsapp = hasWhatsApp ? filledGlyph(inner(glyphFile('whatsapp'))) : '';
  const icons = { ...insides(used, (name) => `lucide-static/icons/${name}.svg`), whatsapp };
  return constants('icons.ts', 'scripts/codegen/emit/icons.ts', { icons });
}

const icon = (content: string) => svg('viewBox="0 0 64 64" fill="none"', content);

/** The broom of the logo, with thicker lines. */
const broom =
  `<path d="M32 8v18" stroke="${ink}" stroke-width="6.6000000000000005" stroke-linecap="round"/>` +
  `<path d="M32 27L14 54M32 27l-7 30M32 27v31M32 27l7 30M32 27l18 27" stroke="${ink}" stroke-width="4.840000000000001" stroke-linecap="round"/>` +
  `<path d="M23 28h18" stroke="${hibiscus}" stroke-width="8.8" stroke-linecap="round"/>`;

const pictures = {
  'icons/app-icon.svg': icon(
    `<rect width="64" height="64" rx="14" fill="${mango}"/><rect y="52" width="64" height="12" fill="${hibiscus}" clip-path="inset(0 round 0 0 14px 14px)"/><g transform="translate(8 3) scale(.75)">${broom}</g>`,
  ),
  // For small sizes: a broom with fewer lines.
  'icons/favicon.svg': icon(
    `<circle cx="32" cy="32" r="32" fill="${mango}"/><path d="M32 6v22" stroke="${ink}" stroke-width="8" stroke-linecap="round"/><path d="M32 28L14 56h36z" fill="${ink}" stroke="${ink}" stroke-width="6" stroke-linejoin="round"/><path d="M26 40l-4 18M38 40l4 18" stroke="${mango}" stroke-width="4"/><path d="M20 29h24" stroke="${hibiscus}" stroke-width="9" stroke-linecap="round"/>`,
  ),
  'icons/maskable.svg': icon(
    `<rect width="64" height="64" fill="${mango}"/><g transform="translate(9 9) scale(.7)">${broom}</g>`,
  ),
  // For the share pictures.
  'tile.svg': floorTile,
};

/** The icons of the site and the floor tile: public files with the colours of the brand. */
export function emitBrandPictures(): EmittedFile[] {
  return Object.entries(pictures).map(([name, text]) => ({ path: `public/${name}`, text }));
}
