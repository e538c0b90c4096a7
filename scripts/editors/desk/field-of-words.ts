import type { Path } from '../../content/place.ts';

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/[\u2060\u00AD*_`]/g, '')
    .replaceAll(/[‘’]/g, "'")
    .replaceAll(/[“”]/g, '"')
    .replaceAll('–', '-')
    .replaceAll(/\s+/g, ' ')
    .trim();

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Matches the words that a text has on a page: placeholders stand for any. */
function patternOf(text: string): RegExp {
  const parts = plain(text).split(/\{[\w.]+\}|\[([^\]]*)\]\([^)]*\)/);
  return new RegExp(`^${parts.map((part) => escaped(part ?? '')).join('.*?')}$`);
}

/** The field of an entry whose words these are; the longest, if several fit. */
export function fieldOfWords(data: unknown, words: string): Path | undefined {
  const wanted = plain(words);
  let best: { path: Path; length: number } | undefined;
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string' && value.length > (best?.length ?? 1) && patternOf(value).test(wanted)) {
      best = { path, length: value.length };
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inside] of Object.entries(value))
      walk(inside, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  if (wanted !== '') walk(data, []);
  return best?.path;
}
