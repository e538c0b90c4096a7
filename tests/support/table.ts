/** The cells of a table written as text: one row a line, its cells between bars. Empty cells at the end may be left out. */
export function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
}
