import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAlias, parseDocument, visit, type Document } from 'yaml';
import type { Entry } from './content.ts';
import { findFiles, type FoundFile } from './find.ts';
import { yamlPart } from './place.ts';
import { placeAt, type Problem } from './problem.ts';
import { syntaxProblem } from './yaml-syntax.ts';

/** Mistakes of the whole file, which the parser would only stumble over. */
function damage(file: string, source: string): Problem | undefined {
  const conflict = /^(<{7}|={7}|>{7})/m.exec(source);
  if (conflict !== null) {
    return {
      place: placeAt(file, source, conflict.index, 7),
      rule: 'merge-conflict',
      message: 'Git left both versions of this part in the file, because two people changed it.',
      fix: 'keep the lines that are right, and remove the others and the lines of <, = and >.',
    };
  }
  const unreadable = source.indexOf('\uFFFD');
  if (unreadable >= 0) {
    return {
      place: placeAt(file, source, unreadable, 1),
      rule: 'encoding',
      message: 'A letter cannot be read here: the file was not saved as UTF-8.',
      fix: 'type the letter again and save the file as UTF-8.',
    };
  }
  if (file.endsWith('.md') && /^---\r?\n/.test(source) && !/\n---[ \t]*(\r?\n|$)/.test(source)) {
    return {
      place: placeAt(file, source, 0, 3),
      rule: 'yaml-syntax',
      message: 'The fields begin after this line, and no second line "---" ends them.',
      fix: 'add a line "---" below the last field.',
    };
  }
  return undefined;
}

/** A text that begins with a star is a reference to YAML, and what it refers to does not exist. */
function brokenAlias(source: string, document: Document): Parameters<typeof syntaxProblem>[3] | undefined {
  let found: Parameters<typeof syntaxProblem>[3] | undefined;
  if (!source.includes('*')) return found;
  visit(document, {
    Alias: (_key, node) => {
      if (!isAlias(node) || node.resolve(document) !== undefined) return;
      found ??= { code: 'BAD_SCALAR_START', message: '', pos: [node.range![0], node.range![1]] };
    },
  });
  return found;
}

function parse(root: string, found: FoundFile, problems: Problem[]): Entry[] {
  const source = readFileSync(join(root, found.file), 'utf8');
  const damaged = damage(found.file, source);
  if (damaged !== undefined) {
    problems.push(damaged);
    return [];
  }
  const { yaml, offset, body } = yamlPart(found.file, source);
  const document = parseDocument(yaml, { prettyErrors: false });
  // One slip makes the parser stumble several times; the first stumble is where the editor has to look. What YAML only
  // warns of, such as a text that begins with "!", would change what the page says.
  const stumble = document.errors[0] ?? document.warnings[0] ?? brokenAlias(yaml, document);
  if (stumble === undefined) return [{ ...found, source, data: document.toJS() as unknown, body }];
  problems.push(syntaxProblem(found.file, source, offset, stumble));
  return [];
}

/** Reads every file under `data/`. Files that cannot be read as YAML are reported and left out of `entries`. */
export function load(root: string): { found: FoundFile[]; entries: Entry[]; problems: Problem[] } {
  const { readable, misnamed, problems } = findFiles(root);
  const entries = readable.flatMap((file) => parse(root, file, problems));
  return { found: [...readable, ...misnamed], entries, problems };
}
