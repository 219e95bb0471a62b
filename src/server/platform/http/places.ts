// So many at once, and so many of one asker: who comes when all places are taken is turned away, not kept waiting.

export interface Places {
  /** Undefined when none is free; else a function that gives the place back, once however often it is called. */
  take(asker: string): (() => void) | undefined
  taken(): number
}

export function createPlaces({ most, mostOfOne }: { most: number; mostOfOne: number }): Places {
  const byAsker = new Map<string, number>()
  let taken = 0
  return {
    taken: () => taken,
    take(asker) {
      const own = byAsker.get(asker) ?? 0
      if (taken >= most || own >= mostOfOne) return undefined
      taken += 1
      byAsker.set(asker, own + 1)
      let isBack = false
      return () => {
        if (isBack) return
        isBack = true
        taken -= 1
        const left = (byAsker.get(asker) ?? 1) - 1
        if (left > 0) byAsker.set(asker, left)
        else byAsker.delete(asker)
      }
    },
  }
}
