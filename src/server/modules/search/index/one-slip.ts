// Finds the keys of a table that are one slip of the finger away from what was typed.
import { eachSlip } from '../spelling/slips.ts'
import { HASH_START, hashEnd, hashNext } from './key-hash.ts'
import type { KeyTable } from './key-table.ts'

/**
 * Whole keys of the table that are one slip away from `word`, each once.
 * Nearly all of the several hundred candidates are refused by their hash, without making a string of them.
 */
export function keysOneSlipAway(table: KeyTable, word: string): string[] {
  const begun = [HASH_START]
  for (let at = 0; at < word.length; at++)
    begun.push(hashNext(begun[at] ?? HASH_START, word.charCodeAt(at)))
  const found = new Set<string>()
  eachSlip(word, (before, middle, after) => {
    let hash = begun[before] ?? HASH_START
    for (let at = 0; at < middle.length; at++) hash = hashNext(hash, middle.charCodeAt(at))
    for (let at = after; at < word.length; at++) hash = hashNext(hash, word.charCodeAt(at))
    if (!table.mayHoldHash(hashEnd(hash))) return
    const key = word.slice(0, before) + middle + word.slice(after)
    if (key !== word && !found.has(key) && table.has(key)) found.add(key)
  })
  return [...found]
}

/**
 * Entries whose keys begin with a text one slip away from `beginning`, up to `each` for every such text.
 * A slip is looked for only among the keys that begin like the characters before it.
 */
export function beginningsOneSlipAway(
  table: KeyTable,
  beginning: string,
  each: number,
): { key: string; lead: number }[] {
  const places = [table.all]
  for (let at = 1; at <= beginning.length; at++)
    places.push(table.placesOf(beginning.slice(0, at), places.at(-1)))
  const seen = new Set<string>()
  const found: { key: string; lead: number }[] = []
  eachSlip(beginning, (before, middle, after) => {
    const within = places[before] ?? table.all
    if (within.from === within.to) return
    const slip = beginning.slice(0, before) + middle + beginning.slice(after)
    if (slip === '' || slip === beginning || seen.has(slip)) return
    seen.add(slip)
    found.push(...table.beginningWith(slip, each, within))
  })
  return found
}
