// A keyed mutex: runs work with the same key sequentially within this process.

const lines = new Map<string, Promise<unknown>>()

/** Runs `work` after all earlier work under `key` has settled. */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(key) ?? Promise.resolve()
  const mine = before.then(work, work)
  const ended = mine.catch(() => undefined)
  lines.set(key, ended)
  try {
    return await mine
  } finally {
    if (lines.get(key) === ended) lines.delete(key)
  }
}
