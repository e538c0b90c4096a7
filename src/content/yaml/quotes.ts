/** A text in the simplest quotes with which YAML reads it unchanged. */
export function inQuotes(text: string): string {
  if (!/["\\]/.test(text)) return `"${text}"`;
  if (!text.includes("'")) return `'${text}'`;
  return `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}

/**
 * A line or a value, and the comment after it: a "#" between spaces and outside quotes. "#03-55" and "#1" are words,
 * not comments.
 */
export function splitComment(line: string): { text: string; comment: string } {
  let isQuoted = false;
  for (const { 0: mark, index } of line.matchAll(/"|(?<=\s|^)#+(?=\s|$)/gm)) {
    if (mark === '"') isQuoted = !isQuoted;
    else if (!isQuoted) {
      const text = line.slice(0, index).trimEnd();
      return { text, comment: line.slice(text.length) };
    }
  }
  return { text: line.trimEnd(), comment: '' };
}
