// Computes how soon suggestions can list a name at all, whatever their ranking: many names begin alike, and a
// list has ten places.
const PLACES = 10
/** The number of characters from which suggestions are listed. */
const MIN_TYPED = 2

/**
 * The fewest typed characters after which lists of ten, one for each beginning, can have shown half of these
 * texts. A text that occurs several times counts as often.
 */
export function minMedian(texts: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const key = text.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (let length = MIN_TYPED; ; length++) {
    if (neverShown(counts, length) <= texts.length / 2) return length
  }
}

/**
 * Counts the texts that no list shows within `max` typed characters. Every beginning of a text has one list. From the
 * longest beginnings to the shortest, each list takes the most frequent of its texts that the longer ones have not shown.
 */
function neverShown(counts: ReadonlyMap<string, number>, max: number): number {
  /** The counts of texts that no list has shown yet, by the beginning whose list was filled last. */
  let unshown = new Map<string, number[]>()
  for (let length = max; length >= MIN_TYPED; length--) {
    const candidates = new Map<string, number[]>()
    const add = (key: string, added: readonly number[]) => {
      const counted = candidates.get(key)
      if (counted) counted.push(...added)
      else candidates.set(key, [...added])
    }
    for (const [key, added] of unshown) add(key.slice(0, length), added)
    for (const [text, count] of counts) {
      const isLast = length === max && text.length >= max
      if (isLast || text.length === length) add(text.slice(0, length), [count])
    }
    unshown = new Map(
      [...candidates].map(
        ([key, each]) => [key, each.sort((a, b) => b - a).slice(PLACES)] as const,
      ),
    )
  }
  return [...unshown.values()].flat().reduce((sum, count) => sum + count, 0)
}
