/** Maximum number of messages sent in parallel, so that a slow service does not delay the others. */
const AT_ONCE = 8;

/** Calls `work` for each item, at most eight at a time. */
export async function forEachInParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const takeNext = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, takeNext));
}
