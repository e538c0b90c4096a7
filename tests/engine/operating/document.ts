import { readFileSync } from 'node:fs';

const text = readFileSync('docs/operating.md', 'utf8');

/** The part of docs/operating.md between a heading and the next one. A heading is not in a block of code. */
function partUnder(heading: string): string {
  const [, part] =
    text
      .split(/^#+ (?=[A-Z])/m)
      .map((own) => own.split(/\n([^]*)/))
      .find(([title]) => title === heading) ?? [];
  if (part === undefined) throw new Error(`docs/operating.md has no heading "${heading}".`);
  return part;
}

/** The blocks of a language under a heading, as one text. A block in a list item is indented. */
export function codeUnder(heading: string, language: string): string {
  const blocks = [...partUnder(heading).matchAll(/^( *)```(\w*)\n([^]*?)^\1```$/gm)];
  const own = blocks.filter(([, , name]) => name === language);
  if (own.length === 0) throw new Error(`docs/operating.md has no ${language} under "${heading}".`);
  return own.map(([, indent = '', , code = '']) => code.replaceAll(new RegExp(`^${indent}`, 'gm'), '')).join('\n');
}

/** Replaces the document's examples in a text by the values of a test. Throws if an example does not occur. */
export function replaced(code: string, ...pairs: readonly (readonly [example: string, own: string])[]): string {
  return pairs.reduce((result, [example, own]) => {
    if (!result.includes(example)) throw new Error(`docs/operating.md does not say "${example}" there.`);
    return result.replaceAll(example, own);
  }, code);
}
