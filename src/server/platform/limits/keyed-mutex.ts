// Runs work under the same key one after another, within this process.

const lastByKey = new Map<string, Promise<unknown>>()

/** Runs `work` after everything started earlier under `key` has settled. */
export async function runExclusive<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lastByKey.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  const ended = mine.catch(() => undefined)
  lastByKey.set(key, ended)
  try {
    return await mine
  } finally {
    if (lastByKey.get(key) === ended) lastByKey.delete(key)
  }
}
