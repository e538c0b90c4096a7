import { confirmation, copiedTexts, copyIn } from '#content/history/copied.ts';
import { partOf } from '#content/kinds.ts';
import { placeOf } from '#content/place.ts';
import type { Check } from '../check.ts';
import { entryNames } from '../references.ts';

/** Each text of a copy was changed, or somebody has confirmed that it is true there too. */
export const copies: Check = (content) => {
  const entries = content.entries();
  return entries.flatMap((entry) => {
    const copy = copyIn(entry.source);
    const original = entries.find(({ file }) => file === copy?.original);
    if (copy === undefined || original === undefined) return [];
    const isOwn = ({ path: [first] }: { path: readonly unknown[] }) => entry.origins?.[String(first)] === undefined;
    const texts = copiedTexts(partOf(entry.kind), copy, entry.data, original.data).filter(isOwn);
    return texts.map(({ text, path }) => ({
      place: placeOf(entry, path),
      rule: 'copied-text',
      message: `"${text}" is still the text of ${original.file}.`,
      fix: `add a line if it is true here too, and otherwise write other words →  ${confirmation(text)}`,
      form: `This is still the text of “${entryNames(content)(original)}”. Change it, or confirm it.`,
    }));
  });
};
