import { readFileSync } from 'node:fs';

/** A code block of docs/operating.md, and the heading above it. */
export interface Block {
  heading: string;
  language: string;
  code: string;
}

const lines = readFileSync('docs/operating.md', 'utf8').split('\n');

/** Every line outside of blocks, with its heading, and every block. */
function read(): { blocks: Block[]; words: { heading: string; line: string }[] } {
  const blocks: Block[] = [];
  const words: { heading: string; line: string }[] = [];
  let heading = '';
  let open: Block | undefined;
  let indent = 0;
  for (const line of lines) {
    const fence = /^( *)```(\w*)$/.exec(line);
    if (fence && open) open = undefined;
    else if (fence) {
      // A block in a list item is indented.
      indent = fence[1]!.length;
      blocks.push((open = { heading, language: fence[2]!, code: '' }));
    } else if (open) open.code += `${line.slice(indent)}\n`;
    else {
      heading = /^#+ (.*)$/.exec(line)?.[1] ?? heading;
      words.push({ heading, line });
    }
  }
  return { blocks, words };
}

const { blocks, words } = read();

/** The blocks of a language, in their order. */
export const blocksOf = (language: string): Block[] => blocks.filter((block) => block.language === language);

/** The blocks of a language under a heading, as one text. */
export function codeUnder(heading: string, language: string): string {
  const own = blocksOf(language).filter((block) => block.heading === heading);
  if (own.length === 0) throw new Error(`docs/operating.md has no ${language} under "${heading}".`);
  return own.map(({ code }) => code).join('\n');
}

/** The table under a heading: the name in the first cell of each row, without its backquotes, and the other cells. */
export function tableUnder(heading: string): Map<string, string[]> {
  const rows = words.filter((word) => word.heading === heading && word.line.startsWith('| `'));
  return new Map(
    rows.map(({ line }) => {
      const [name = '', ...cells] = line.split('|').slice(1, -1);
      return [name.replaceAll('`', '').trim(), cells.map((cell) => cell.trim())];
    }),
  );
}

/** Replaces the document's examples in a text by the values of a test. Throws if an example does not occur. */
export function replaced(text: string, ...pairs: readonly (readonly [example: string, own: string])[]): string {
  return pairs.reduce((result, [example, own]) => {
    if (!result.includes(example)) throw new Error(`docs/operating.md does not say "${example}" there.`);
    return result.replaceAll(example, own);
  }, text);
}
