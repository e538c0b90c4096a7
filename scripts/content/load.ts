import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Entry } from './content.ts';
import { damage } from './damage.ts';
import { findFiles, type FoundFile } from './find.ts';
import { yamlPart } from './place.ts';
import type { Problem } from './problem.ts';
import { readYaml } from './read-yaml.ts';

function parse(root: string, found: FoundFile, problems: Problem[]): Entry[] {
  const source = readFileSync(join(root, found.file), 'utf8');
  const part = yamlPart(found.file, source);
  const damaged = damage(found.file, source, part);
  const read = damaged === undefined ? readYaml(found.file, source, part) : { problem: damaged };
  if ('data' in read) return [{ ...found, source, data: read.data, body: part.body }];
  problems.push(read.problem);
  return [];
}

/** Reads every file under `data/`. Files that cannot be read as YAML are reported and left out of `entries`. */
export function load(root: string): { found: FoundFile[]; entries: Entry[]; problems: Problem[] } {
  const { readable, misnamed, problems } = findFiles(root);
  const entries = readable.flatMap((file) => parse(root, file, problems));
  return { found: [...readable, ...misnamed], entries, problems };
}
