/** A cell that a spreadsheet reads as text. A text that begins like a formula gets an apostrophe before it. */
function cellOf(text: string): string {
  const safe = /^[\s\uFEFF]*[=+\-@|%\t\r\n＝＋－＠]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A table as CSV (RFC 4180), with the byte order mark by which spreadsheets recognise UTF-8. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cellOf).join(',')}\r\n`).join('')}`;
}
