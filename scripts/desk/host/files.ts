import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { encodingOf } from '#content/pictures.ts';
import { glyphFile } from '../../codegen/emit/glyph-file.ts';

function textsIn(root: string, inside: string): [file: string, text: string][] {
  if (!existsSync(join(root, inside))) return [];
  const items = readdirSync(join(root, inside), { recursive: true, withFileTypes: true });
  return items.flatMap((item): [string, string][] => {
    const path = join(item.parentPath, item.name);
    // Symbolic links are skipped, because they may be broken; the checks report them.
    return item.isFile() ? [[relative(root, path).replaceAll('\\', '/'), readFileSync(path, encodingOf(path))]] : [];
  });
}

interface SiteSchema {
  properties: { social: { items: { properties: { icon: { enum: string[] } } } } };
}

const drawn = 'src/drawings/drawn';

const require = createRequire(import.meta.url);

/** The glyphs of the networks that an editor may choose, by the paths with which the code imports them. */
function glyphsIn(root: string): [file: string, text: string][] {
  const schema = JSON.parse(readFileSync(join(root, 'schema/site.schema.json'), 'utf8')) as SiteSchema;
  const files = schema.properties.social.items.properties.icon.enum.map((network) => glyphFile(network));
  return files.map((file) => [file, readFileSync(require.resolve(file), 'utf8')]);
}

/** Everything that the checks and the pages are made from, by path. */
export function filesOf(root: string): Record<string, string> {
  const drawings = textsIn(root, drawn).map(([file, text]) => [`drawn${file.slice(drawn.length)}`, text] as const);
  return Object.fromEntries([...textsIn(root, 'data'), ...textsIn(root, 'schema'), ...drawings, ...glyphsIn(root)]);
}
