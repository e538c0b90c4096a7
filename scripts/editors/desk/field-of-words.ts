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

/** Shorter words are part of too many others. */
const least = 12;

/** Whether words of a page are those of a text, or one is a part of the other. Placeholders stand for any words. */
function fits(text: string, words: string): boolean {
  const parts = plain(text).split(/\{[\w.]+\}|\[([^\]]*)\]\([^)]*\)/);
  const pattern = parts.map((part) => escaped(part ?? '')).join('.*?');
  if (new RegExp(`^${pattern}$`).test(words)) return true;
  const isLong = parts.some((part) => (part ?? '').length >= least);
  return (isLong && new RegExp(pattern).test(words)) || (words.length >= least && plain(text).includes(words));
}

/** The field of an entry whose words these are; the longest, if several fit. */
export function fieldOfWords(data: unknown, words: string): Path | undefined {
  const wanted = plain(words);
  let best: { path: Path; length: number } | undefined;
  const walk = (value: unknown, path: Path): void => {
    if (typeof value === 'string' && value.length > (best?.length ?? 1) && fits(value, wanted)) {
      best = { path, length: value.length };
    }
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inside] of Object.entries(value))
      walk(inside, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  if (wanted !== '') walk(data, []);
  return best?.path;
}
