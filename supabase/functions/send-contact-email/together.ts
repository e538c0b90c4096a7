/** What comes while a write is under way is written all at once by the next one. Resolves when an item is written. */
export function together<Item>(write: (items: readonly Item[]) => PromiseLike<unknown>): (item: Item) => Promise<void> {
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
