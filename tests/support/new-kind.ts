import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, type Change } from './content-copy.ts';

const guide = readFileSync(join(projectRoot, 'docs/guides/add-a-page.md'), 'utf8');
const registry = 'src/pages/registry.ts';

/** The files that docs/guides/add-a-page.md shows, each under its path, as an engineer would type them. */
const shown = [...guide.matchAll(/^`([^`\n]+)`\n\n```\w+\n([^]*?)```/gm)].map(([, file, text]) => ({
  file: file!,
  text: text!,
}));

/** The changes with which the guide adds a kind of page, and a link to it. */
export const newKind: readonly Change[] = [
  ...shown.map(({ file, text }): Change =>
    file === registry ? { file, append: text, times: 1 } : { file, write: text },
  ),
  {
    file: 'data/pages/home.yaml',
    replace: ['{ text: Book Now, link: /contact }', '{ text: Work here, link: /careers }'],
  },
];
