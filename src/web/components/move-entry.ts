// Moves an entry of a list that people sort.

/** Returns a new list. `to` is limited to the positions of the list. Without an entry at `from` nothing moves. */
export function moveEntry<T>(list: readonly T[], from: number, to: number): T[] {
  const place = Math.max(0, Math.min(list.length - 1, to))
  return list.toSpliced(from, 1).toSpliced(place, 0, ...list.slice(from, from + 1))
}
