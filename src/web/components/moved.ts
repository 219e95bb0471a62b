// A list with one entry moved, for lists that people sort.

/** Returns a new list; `to` is limited to its ends. Without an entry at `from` nothing moves. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(list.length - 1, to))
  return list.toSpliced(from, 1).toSpliced(place, 0, ...list.slice(from, from + 1))
}
