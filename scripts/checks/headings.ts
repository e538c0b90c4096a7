import { markdown } from '../content/markdown.ts';
import { placeAt } from '../content/problem.ts';
import { onEach, type Check } from './check.ts';

const withSign = {
  message: 'This line would be a second main heading, and a page has only one. A comment here would be published.',
  fix: 'write "## " instead of "# " if this is the heading of a part. Move it above the second "---" if it is a comment.',
};

/** A heading without "#": Markdown makes one of a line above a row of "=". */
const underlined = (line: string) => ({
  message: 'The row of "=" below this line makes it a second main heading, and a page has only one.',
  fix: `write "## ${line}", and delete the row of "=" below it.`,
});

export const headings: Check = {
  name: 'headings',
  description: 'A page has one main heading; Markdown below its fields adds none.',
  run: onEach(({ file, source, body }) => {
    const lines = body.split('\n');
    const start = source.length - body.length;
    return markdown
      .parse(body, {})
      .filter(({ type, tag }) => type === 'heading_open' && tag === 'h1')
      .map(({ map }) => {
        const at = map?.[0] ?? 0;
        const offset = lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, start);
        const line = lines[at]!.trim();
        const place = placeAt(file, source, offset, lines[at]!.trimEnd().length);
        return { place, rule: 'second-main-heading', ...(line.startsWith('#') ? withSign : underlined(line)) };
      });
  }),
};
