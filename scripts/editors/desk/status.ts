// A saved file may load the desk anew, as its server does with a page whose routes have changed. What was said last is said again.
const key = 'desk status';
/** Whoever reloads the desk later has read it. */
const longest = 10_000;

export function keepStatus(words: string): void {
  sessionStorage.setItem(key, JSON.stringify({ words, at: Date.now() }));
}

/** The words of a moment ago, or none. */
export function lastStatus(): string {
  const { words, at } = JSON.parse(sessionStorage.getItem(key) ?? '{"words":"","at":0}') as {
    words: string;
    at: number;
  };
  return Date.now() - at < longest ? words : '';
}
