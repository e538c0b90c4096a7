/**
 * Batches writes: items that are added during a write are written together by the next one. Resolves when the item is
 * written.
 */
export function batchWrites<Item>(
  write: (items: readonly Item[]) => PromiseLike<unknown>,
): (item: Item) => Promise<void> {
  let waiting: Item[] = [];
  let last = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    const items = waiting;
    waiting = [];
    await write(items);
  }

  return (item) => {
    waiting.push(item);
    if (waiting.length === 1) last = last.then(writeWaiting, writeWaiting);
    return last;
  };
}
