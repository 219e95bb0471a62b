// Lets whatever carries the same key be done one after another, within this process.

const lines = new Map<string, Promise<unknown>>()

/** Runs `work` once everything that came before it under `key` has ended, well or badly. */
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
