import { withText, type Files, type Texts } from '../../scripts/desk/changes/drafts.ts';

export const file = 'data/pages/home.yaml';
export const other = 'data/pages/about.yaml';
export const yaml = (title: string, lead: string) => `title: ${title}\nlead: ${lead}\n`;
/** The saved text of the file. */
export const start = yaml('Home', 'Words.');

/** Texts with drafts of what is saved. */
export const textsWith = (drafts: Files, saved: Files = { [file]: start }): Texts =>
  Object.entries(drafts).reduce((texts, [name, text]) => withText(texts, name, text), { saved, drafts: {} } as Texts);
