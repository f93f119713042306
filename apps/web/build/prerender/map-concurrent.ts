/** How many requests run at the same time. */
const REQUESTS = 8

/** Calls `job` for each item with limited concurrency. The results are in the order of the items. */
export async function mapConcurrent<Item, Result>(
  items: Item[],
  job: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const waiting = items.entries()
  async function next(): Promise<void> {
    for (const [index, item] of waiting) results[index] = await job(item)
  }
  await Promise.all(Array.from({ length: REQUESTS }, next))
  return results
}
