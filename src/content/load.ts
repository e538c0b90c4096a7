import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './content.ts';
import { unreadableFile } from './yaml/unreadable-file.ts';
import { findFiles, type FoundFile } from './find.ts';
import { readPictures, type DrawingsByName } from './pictures.ts';
import { partOf, type Part } from './kinds.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './yaml/read-yaml.ts';
import { yamlPart } from './yaml/split-file.ts';

/**
 * The entries as they were last read. In development a file is parsed again only when its text has changed. A build clears
 * it: entries of thousands of areas would fill the memory while the pages are rendered.
 */
export const entryCache = new Map<string, Entry>();

/** The data in the text of a file, or the first problem that an editor has to fix. */
export function readSource(
  file: string,
  source: string,
  part = yamlPart(file, source),
): { data: unknown } | { problem: Problem } {
  const problem = unreadableFile(file, source, part);
  return problem === undefined ? readYaml(file, source) : { problem };
}

/** A value in which lists and optional groups whose lines were all removed are none. */
function withoutEmpty(value: unknown, part: Part = {}): unknown {
  const { type, items, minItems, properties = {}, required = [] } = part;
  if (value === null && type === 'array' && !minItems) return [];
  if (Array.isArray(value)) return value.map((item) => withoutEmpty(item, items));
  if (typeof value !== 'object' || value === null) return value;
  const isNone = (key: string) => properties[key]?.type === 'object' && !required.includes(key);
  const left = Object.entries(value).filter(([key, item]) => item !== null || !isNone(key));
  return Object.fromEntries(left.map(([key, item]) => [key, withoutEmpty(item, properties[key])]));
}

function parse(root: string, found: FoundFile, problems: Problem[]): Entry[] {
  const source = readFileSync(join(root, found.file), 'utf8');
  const last = entryCache.get(found.file);
  if (last?.source === source) return [last];
  const part = yamlPart(found.file, source);
  const read = readSource(found.file, source, part);
  if ('data' in read) {
    const entry: Entry = { ...found, source, data: withoutEmpty(read.data, partOf(found.kind)), body: part.body };
    entryCache.set(found.file, entry);
    return [entry];
  }
  problems.push(read.problem);
  return [];
}

interface Loaded {
  found: FoundFile[];
  entries: Entry[];
  pictures: DrawingsByName;
  problems: Problem[];
}

/** Reads every file under `data/`. Files that cannot be read as YAML are reported and left out of `entries`. */
export function load(root: string): Loaded {
  const { readable, misnamed, problems } = findFiles(root);
  const entries = readable.flatMap((file) => parse(root, file, problems));
  const { pictures, problems: wrong } = readPictures(root);
  return { found: [...readable, ...misnamed], entries, pictures, problems: [...problems, ...wrong] };
}
