/** The longest wait for a turn, in ms. Mails with a longer wait are tried again later. */
const longestWait = 5_000;
const longestHold = 60_000;

/** Limits the mails per second, evenly spaced; `null` means no limit. */
export function createPace(perSecond: number | null) {
  const gap = perSecond === null ? 0 : 1_000 / perSecond;
  let next = 0;
  return {
    /**
     * Resolves to 0 when the next mail may be sent. If the wait would be too long, resolves at once to the wait in ms.
     */
    turn: async (): Promise<number> => {
      const wait = Math.max(0, next - performance.now());
      if (wait > longestWait) return wait;
      next = Math.max(next, performance.now()) + gap;
      if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
      return 0;
    },
    /** Delays all mails by this many ms, at most a minute: what a provider refuses for one mail, it may accept for another. */
    hold: (milliseconds: number): void => {
      next = Math.max(next, performance.now() + Math.min(milliseconds, longestHold));
    },
  };
}
