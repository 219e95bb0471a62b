// Finds the keys of a table that are one typo away from the input.
import { eachSlip, sharedLength } from '../spelling/typing-slips.ts'
import { HASH_START, finishHash, hashesOfEnds, hashJoined, hashNext } from './key-hash.ts'
import type { KeyTable } from './key-table.ts'

/**
 * Whole keys of the table that are one typo away from `word`, each once. The hash, joined from those of the parts,
 * rejects nearly all of the several hundred candidates before a string is built. A key agrees with `word` up to the
 * typo, so no typo lies after the longest beginning that a key shares.
 */
export function keysOneSlipAway(table: KeyTable, word: string): string[] {
  const lastPlace = Math.max(0, ...table.around(word, 1).map(({ key }) => sharedLength(key, word)))
  const hashesOfBeginnings = [HASH_START]
  for (let at = 0; at < word.length; at++)
    hashesOfBeginnings.push(hashNext(hashesOfBeginnings[at] ?? HASH_START, word.charCodeAt(at)))
  const ends = hashesOfEnds(word)
  const found = new Set<string>()
  eachSlip(word, { lastPlace }, (before, middle, after) => {
    let hash = hashesOfBeginnings[before] ?? HASH_START
    for (let at = 0; at < middle.length; at++) hash = hashNext(hash, middle.charCodeAt(at))
    const end = ends[after]
    if (!end || !table.mayHoldHash(finishHash(hashJoined(hash, end)))) return
    const key = word.slice(0, before) + middle + word.slice(after)
    if (key !== word && !found.has(key) && table.has(key)) found.add(key)
  })
  return [...found]
}

/**
 * Entries whose keys start with a text one typo away from `beginning`, up to `maxPerText` per text. Each typo is
 * searched only among keys that share the characters before it.
 */
export function beginningsOneSlipAway(
  table: KeyTable,
  beginning: string,
  maxPerText: number,
): { key: string; value: number }[] {
  const places = [table.all]
  for (let at = 1; at <= beginning.length; at++)
    places.push(table.placesOf(beginning.slice(0, at), places.at(-1)))
  const seen = new Set<string>()
  const found: { key: string; value: number }[] = []
  eachSlip(beginning, { lastPlace: beginning.length }, (before, middle, after) => {
    const within = places[before] ?? table.all
    if (within.from === within.to) return
    const slip = beginning.slice(0, before) + middle + beginning.slice(after)
    if (slip === '' || slip === beginning || seen.has(slip)) return
    seen.add(slip)
    found.push(...table.beginningWith(slip, maxPerText, within))
  })
  return found
}
