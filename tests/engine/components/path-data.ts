/** How many numbers each command of a path takes. */
const counts: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };
const number = String.raw`\s*,?\s*[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?`;
const flag = String.raw`\s*,?\s*[01]`;
const arc = `(?:${number}){3}(?:${flag}){2}(?:${number}){2}`;

/** Each command by its letter, with its numbers once or several times. */
const commandOf = new Map(
  Object.entries(counts).map(([letter, count]) => {
    const once = letter === 'a' ? arc : `(?:${number}){${count}}`;
    return [letter, new RegExp(count === 0 ? String.raw`^.\s*$` : String.raw`^.(?:${once})+\s*$`, 'i')];
  }),
);

/** Whether a browser draws the whole path. It stops at the first command with a wrong number of arguments. */
export function isPathData(data: string): boolean {
  const commands = data.trim().match(/[a-df-z][^a-df-z]*/gi) ?? [];
  return (
    /^m/i.test(data.trim()) &&
    commands.join('') === data.trim() &&
    commands.every((command) => commandOf.get(command.charAt(0).toLowerCase())?.test(command))
  );
}
