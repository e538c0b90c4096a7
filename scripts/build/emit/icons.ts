import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Site } from '../../../src/generated/entries.ts';
import type { Content } from '../../content/content.ts';
import { picture, views } from '../../illustration/index.ts';
import { banner, type EmittedFile } from './file.ts';
import { glyphFile } from './glyph-file.ts';
import { roundPath } from './round-path.ts';

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
  'x',
] as const;

/** The networks that `data/site.yaml` may name. */
type Network = Site['social'][number]['icon'];

const require = createRequire(import.meta.url);

/** The content of an icon's `<svg>`, in as few bytes as possible without a visible change. */
function inner(file: string): string {
  return readFileSync(require.resolve(file), 'utf8')
    .replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${roundPath(data)}"`)
    .replace(/<!--[^]*?-->|<title>[^]*?<\/title>|<\/?svg[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '')
    .trim();
}

function module(path: string, docs: string, name: string, value: Readonly<Record<string, string>>): EmittedFile {
  const constant = `export const ${name} = ${JSON.stringify(value, null, 2)} as const;`;
  return { path, text: `${banner('scripts/build/emit/icons.ts')}\n/** ${docs} */\n${constant}\n` };
}

const insides = (names: readonly string[], fileOf: (name: string) => string) =>
  Object.fromEntries(names.map((name) => [name, inner(fileOf(name))]));

/** Glyphs are filled shapes; icons are outlines. */
const filled = (glyph: string) => glyph.replace('<path', '<path fill="currentColor" stroke="none"');

/** The glyphs of networks in one SVG file, with a view for each name. They are white, for a dark background. */
export function glyphsScene(names: readonly Network[]): string {
  const glyph = (inside: string) => picture({ name: 'glyph', viewBox: [0, 0, 24, 24] }, inside);
  const insideOf = insides(names, glyphFile);
  const white = names.map((name) => [name, glyph(insideOf[name]!.replace('<path', '<path fill="#fff"'))]);
  return views(Object.fromEntries(white) as Record<string, string>, 24, 24, 'xMidYMid meet');
}

/** `icons.ts`: the insides of the icons, from their packages. */
export function emitIcons(content: Content): EmittedFile {
  // The path of this glyph is long, and browsers load all icons, so a site without a WhatsApp number omits it.
  const hasWhatsApp = content.single('site').data.whatsapp !== undefined;
  const whatsapp = hasWhatsApp ? filled(inner(glyphFile('whatsapp'))) : '';
  return module('icons.ts', 'The icons beside text, by name.', 'icons', {
    ...insides(used, (name) => `lucide-static/icons/${name}.svg`),
    whatsapp,
  });
}
