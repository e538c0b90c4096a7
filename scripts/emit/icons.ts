import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { banner, type EmittedFile } from './file.ts';
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
const networks = ['facebook', 'instagram', 'telegram', 'tiktok', 'whatsapp', 'youtube'] as const;

const require = createRequire(import.meta.url);

/** What stands inside an icon's `<svg>`, in as few bytes as the eye allows. */
function inner(file: string): string {
  return readFileSync(require.resolve(file), 'utf8')
    .replace(/ d="([^"]*)"/g, (_, data: string) => ` d="${roundPath(data)}"`)
    .replace(/<!--[^]*?-->|<title>[^]*?<\/title>|<\/?svg[^>]*>/g, '')
    .replace(/\s*\n\s*/g, '')
    .trim();
}

function module(path: string, docs: string, name: string, files: Readonly<Record<string, string>>): EmittedFile {
  const value = Object.fromEntries(Object.entries(files).map(([icon, file]) => [icon, inner(file)]));
  const constant = `export const ${name} = ${JSON.stringify(value, null, 2)} as const;`;
  return { path, text: `${banner('scripts/emit/icons.ts')}\n/** ${docs} */\n${constant}\n` };
}

const filesOf = (names: readonly string[], folder: string) =>
  Object.fromEntries(names.map((name) => [name, `${folder}/icons/${name}.svg`]));

/** `icons.ts` and `social-glyphs.ts`: the insides of the icons, from their packages. */
export function emitIcons(): EmittedFile[] {
  return [
    module('icons.ts', 'The icons beside text, by name.', 'icons', filesOf(used, 'lucide-static')),
    module('social-glyphs.ts', 'The glyphs of social networks.', 'socialGlyphs', filesOf(networks, 'simple-icons')),
  ];
}
