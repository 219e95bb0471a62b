// Limits how much is in use at once under each key.

export interface KeyedLimit {
  /** The release, which counts once; undefined when the key has used its share. */
  acquire(key: string): (() => void) | undefined
}

export function createKeyedLimit(most: number): KeyedLimit {
  const used = new Map<string, number>()
  return {
    acquire(key) {
      const own = used.get(key) ?? 0
      if (own >= most) return undefined
      used.set(key, own + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        const left = (used.get(key) ?? 1) - 1
        if (left > 0) used.set(key, left)
        else used.delete(key)
      }
    },
  }
}
