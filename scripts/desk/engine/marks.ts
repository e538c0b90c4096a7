// Marks are invisible characters in the texts of a previewed page. Each begins the words of a field, and is its number.
const [start, zero, one] = ['\u2061', '\u2062', '\u2064'];

const marks = new RegExp(`${start}([${zero}${one}]+)`, 'g');

const markOf = (id: number) => start + id.toString(2).replaceAll('0', zero!).replaceAll('1', one!);

const decodeId = (digits: string) => Number.parseInt(digits.replaceAll(zero!, '0').replaceAll(one!, '1'), 2);

/** A text with the mark of its field: at its beginning, and after each placeholder, whose value has a mark of its own. */
export const marked = (text: string, id: number): string =>
  markOf(id) + text.replaceAll(/\{[\w.-]+\}(?!$)/g, (placeholder) => placeholder + markOf(id));

/** Markdown with the mark of its field at the first word of each line. */
export const markedLines = (text: string, id: number): string =>
  text.replaceAll(/^( *(?:#+ |[-*] |\d+\. |> )?)(?=[\p{L}\p{N}*[(“"'{])/gmu, (begin) => begin + markOf(id));

export const withoutMarks = (text: string): string => text.replaceAll(marks, '');

/** The mark at the beginning of a text, or nothing. */
export const firstMark = (text: string): string => new RegExp(`^${marks.source}`).exec(text)?.[0] ?? '';

/** The numbers of the fields whose marks a text has. */
export const idsIn = (text: string): number[] => [...text.matchAll(marks)].map(([, digits]) => decodeId(digits!));

/** A part of a text, and the number of the field that it is from; undefined before the first mark. */
export interface Piece {
  id: number | undefined;
  from: number;
  to: number;
}

/** The parts of a text by their marks. What is before the first has the field of the text before it. */
export function piecesOf(text: string, before: number | undefined): Piece[] {
  const found = [...text.matchAll(marks)].map(({ 0: { length }, 1: digits, index }) => ({
    id: decodeId(digits!),
    at: index,
    from: index + length,
  }));
  return [{ id: before, from: 0 }, ...found]
    .map(({ id, from }, index) => ({ id, from, to: found[index]?.at ?? text.length }))
    .filter(({ from, to }) => text.slice(from, to).trim() !== '');
}
