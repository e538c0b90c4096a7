import { timeOf } from '#hours/open-now.ts';
import type { Variables } from '#content/text/facts.ts';
import { fillText } from '#content/fill.ts';
import { bodyPath } from '#content/place.ts';
import { openingHours } from '#generated/interface.ts';
import { bodyOf, type Files } from '../changes/change.ts';
import type { FoundField } from '../engine/origins.ts';
import type { NamedEntry } from '../engine/state.ts';
import { fieldsOf, type FormField } from '../form/form-schema.ts';

/** A place that a search has found: a field with its name after those of its groups, or a file with this name. */
export interface Hit extends FoundField {
  name: string;
  label: string;
  text: string;
  rank: number;
}

/** A value with the times that pages make of it: "18:00" is "6:00 PM" and "6 PM" there. */
function shownTimes(value: unknown): string {
  const text = typeof value === 'object' ? '' : String(value ?? '');
  const formats = text.endsWith(':00') ? [openingHours.time, openingHours.fullHour] : [openingHours.time];
  return /^\d\d:\d\d$/.test(text) ? [text, ...formats.map((format) => timeOf(text, format))].join(' · ') : text;
}

/** A text in the letters that a search compares: "E-mail" is found by "email", and 2–3 and ’ as pages show them. */
const plain = (text: string) => text.toLowerCase().replaceAll(/[-–]/g, '').replaceAll('’', "'");

/** The files and fields whose names, texts or descriptions have the words, the best first. Pages show texts with `values`. */
export function search(
  typed: string,
  files: readonly NamedEntry[],
  texts: Files,
  schemas: Files,
  values: Variables,
): Hit[] {
  const words = plain(typed.trim());
  if (words === '') return [];
  const has = (whole: string) => words.split(/\s+/).every((word) => whole.includes(word));
  const hits = files.flatMap(({ file, kind, name }): Hit[] => {
    const source = texts[file] ?? '';
    const hitOf = ({ path, part, value, labels }: FormField): Hit[] => {
      const [label, text] = [labels.join(' › '), shownTimes(value)];
      if (label === '' || ((typeof path.at(-1) === 'number' || path === bodyPath) && text === '')) return [];
      // A group is found by its own name, not by that of a group around it.
      const [last, written, shown] = [labels.at(-1)!, text, fillText(text, values)].map(plain);
      const own = `${last} ${written}`;
      const whole = plain(`${label} ${path.join(' ')} ${own} ${part.description ?? ''}`);
      const isThis = last === words || written === words;
      // What has this name or is this word; after the names of files: as typed, as shown, each word, or each word when its
      // groups, its keys and its description count too.
      const ranks = [isThis, false, own.includes(words), shown!.includes(words), has(own), has(whole)];
      return [{ file, path, name, label, text, rank: ranks.indexOf(true) }];
    };
    const body = { path: bodyPath, part: {}, value: bodyOf(file, source), labels: ['Text'] };
    const rank = [plain(name) === words, plain(name).includes(words)].indexOf(true);
    const fields = [...fieldsOf(file, kind, source, schemas), body].flatMap(hitOf);
    return [{ file, path: [], name, label: '', text: '', rank }, ...fields];
  });
  const depthOf = ({ label }: Hit) => label.split(' › ').length;
  return hits
    .filter(({ rank }) => rank >= 0)
    .toSorted((one, other) => one.rank - other.rank || depthOf(one) - depthOf(other));
}
