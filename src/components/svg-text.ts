/** Path data with one decimal: an eye cannot tell on a grid of 24, and every page carries the icons. */
export function roundPath(data: string): string {
  const tokens = data.match(/[a-z]|-?\d*\.?\d+/gi) ?? [];
  return tokens.reduce((path, token) => {
    if (/[a-z]/i.test(token)) return path + token;
    const number = String(Math.round(Number(token) * 10) / 10).replace('-0.', '-.');
    const joined = number.startsWith('-') || /[a-z]$/i.test(path) || path === '';
    return path + (joined ? '' : ' ') + number;
  }, '');
}
