// Computes how soon suggestions can list a name at all, whatever their ranking: many names begin alike, and a
// list has ten places.
const PLACES = 10
/** The number of characters from which suggestions are listed. */
const LEAST_TYPED = 2

/**
 * The fewest typed characters after which lists of ten, one for each beginning, can have shown half of these
 * texts. A text that occurs several times counts as often.
 */
export function leastMedian(texts: readonly string[]): number {
  const counts = new Map<string, number>()
  for (const text of texts) {
    const key = text.toLowerCase()
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  for (let length = LEAST_TYPED; ; length++) {
    if (neverShown(counts, length) <= texts.length / 2) return length
  }
}

/**
 * Counts the texts that no list shows within `most` typed characters. Every beginning of a text has one list. From the longest
 * beginnings to the shortest, each list takes the most frequent of its texts that no longer beginning has shown.
 */
function neverShown(counts: ReadonlyMap<string, number>, most: number): number {
  let left = new Map<string, number[]>()
  for (let length = most; length >= LEAST_TYPED; length--) {
    const open = new Map<string, number[]>()
    const add = (key: string, more: readonly number[]) => {
      const known = open.get(key)
      if (known) known.push(...more)
      else open.set(key, [...more])
    }
    for (const [key, more] of left) add(key.slice(0, length), more)
    for (const [text, count] of counts) {
      const isLast = length === most && text.length >= most
      if (isLast || text.length === length) add(text.slice(0, length), [count])
    }
    left = new Map(
      [...open].map(([key, each]) => [key, each.sort((a, b) => b - a).slice(PLACES)] as const),
    )
  }
  return [...left.values()].flat().reduce((sum, count) => sum + count, 0)
}
