import { addAPage, addAnAreaField } from '../../support/guides.ts';
import type { Change as FileChange } from '../../support/content-copy.ts';
import { areas } from './areas.ts';
import { edit, type Change } from './change.ts';
import { facts } from './facts.ts';
import { services } from './services.ts';
import { words } from './words.ts';

/** What an editor may do to any valid content, by its name. Every content test must pass afterwards. */
export const validChanges: Readonly<Record<string, Change>> = { ...words, ...facts, ...services, ...areas };

/** A guide: its changes of the program and the new files, and in place of its changes of an entry, one by place. */
interface Guide {
  program: readonly FileChange[];
  change: Change;
}

const withoutEntries = (changes: readonly FileChange[]) =>
  changes.filter((each) => 'write' in each || !each.file.startsWith('data/'));

const page = withoutEntries(addAPage);
/** The address of the page that the guide adds. */
const newPage = page.flatMap(({ file }) => /^data\/pages(\/[\w-]+)\.yaml$/.exec(file)?.[1] ?? [])[0]!;

/** The guides that change the program too, so that its tests run as well. */
export const guides: Readonly<Record<string, Guide>> = {
  'docs/guides/add-a-page.md': {
    program: page,
    change: (content) => [
      edit(content.single('page-home'), { steps: { button: { text: 'Work here', link: newPage } } }),
    ],
  },
  'docs/guides/add-an-area-field.md': {
    program: withoutEntries(addAnAreaField),
    change: (content) =>
      content
        .all('neighbourhood')
        .slice(0, 1)
        .map(({ file }) => ({
          file,
          edits: [{ path: ['parking'], value: 'The car park is open to everybody.' }],
        })),
  },
};
