/** How fast mails may go out. */
export interface Pace {
  /** Resolves to 0 when the next mail may go out, or at once to the ms until then where nobody waits that long. */
  turn: () => Promise<number>;
  /** Holds all mails back for so many ms. */
  hold: (milliseconds: number) => void;
}

/** Longer than this nobody waits for a turn, in ms: the mail is tried again later. */
const longestWait = 5_000;

/** Lets so many mails through in a second, evenly; `null` is as many as come. */
export function createPace(perSecond: number | null): Pace {
  const gap = perSecond === null ? 0 : 1_000 / perSecond;
  let next = 0;
  return {
    turn: async () => {
      const wait = Math.max(0, next - Date.now());
      if (wait > longestWait) return wait;
      next = Math.max(next, Date.now()) + gap;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return 0;
    },
    hold: (milliseconds) => {
      next = Math.max(next, Date.now() + milliseconds);
    },
  };
}
