/** How many items a thread takes at a time. */
const turn = 50;

/** The items of a list that all threads with the same counter go through together: each gets those nobody took. */
export function* inTurns<T>(items: readonly T[], counter: SharedArrayBuffer): Generator<T> {
  const next = new Int32Array(counter);
  for (;;) {
    const first = Atomics.add(next, 0, turn);
    if (first >= items.length) return;
    yield* items.slice(first, first + turn);
  }
}
