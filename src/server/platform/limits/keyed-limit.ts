// Limits how many uses of each key may exist at once.

export interface KeyedLimit {
  /** Returns the function that ends the use, once however often it is called; undefined: the key is at its limit. */
  acquire(key: string): (() => void) | undefined
}

export function createKeyedLimit(max: number): KeyedLimit {
  const uses = new Map<string, number>()
  return {
    acquire(key) {
      const inUse = uses.get(key) ?? 0
      if (inUse >= max) return undefined
      uses.set(key, inUse + 1)
      let isReleased = false
      return () => {
        if (isReleased) return
        isReleased = true
        const left = (uses.get(key) ?? 1) - 1
        if (left > 0) uses.set(key, left)
        else uses.delete(key)
      }
    },
  }
}
