const decimal = String.raw`-?\d*\.?\d+`;
// The two flags of an arc need no separator after them: "0 01-5" contains the flags 0 and 1.
const arc = new RegExp(
  [decimal, decimal, decimal, '[01]', '[01]', decimal, decimal].map((part) => `(${part})`).join('[\\s,]*'),
  'g',
);

function numbersOf(command: string, text: string): string[] {
  if (command.toLowerCase() === 'a') return [...text.matchAll(arc)].flatMap(([, ...parts]) => parts);
  return text.match(new RegExp(decimal, 'g')) ?? [];
}

/** Rounds path data to one decimal. Every page loads the icons, and on their grid of 24 units no change is visible. */
export function roundPath(data: string): string {
  const commands = data.match(/[a-z][^a-z]*/gi) ?? [];
  const tokens = commands.flatMap((text) => [text.charAt(0), ...numbersOf(text.charAt(0), text.slice(1))]);
  return tokens.reduce((path, token) => {
    if (/[a-z]/i.test(token)) return path + token;
    const number = String(Math.round(Number(token) * 10) / 10).replace('-0.', '-.');
    const joined = number.startsWith('-') || /[a-z]$/i.test(path) || path === '';
    return path + (joined ? '' : ' ') + number;
  }, '');
}
