import { closest, distance } from 'fastest-levenshtein';

/** The choice that was probably meant: within two edits or a third of the word, else undefined. */
export function suggestion(word: string, choices: readonly string[]): string | undefined {
  if (choices.length === 0) return undefined;
  const lower = word.toLowerCase();
  const best = closest(
    lower,
    choices.map((choice) => choice.toLowerCase()),
  );
  const limit = Math.max(2, Math.floor(word.length / 3));
  if (distance(lower, best) > limit) return undefined;
  return choices.find((choice) => choice.toLowerCase() === best);
}

/** ` Did you mean "x"?`, or the choices if there are few, or an empty text. */
export function didYouMean(word: string, choices: readonly string[]): string {
  const meant = suggestion(word, choices);
  if (meant !== undefined) return ` Did you mean "${meant}"?`;
  return choices.length > 0 && choices.length <= 12 ? ` It may be one of: ${choices.join(', ')}.` : '';
}
