// Detects queries for goods that the shop does not sell: other classes of batteries, chargers, parts.
import { brandNameOf, type SearchIndex } from '../index/search-index.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { DeviceReading } from './device-evidence.ts'

/** The unsold class that a word of the query names; null: none. */
export function notSoldClass({ words }: ParsedQuery): string | null {
  return words.find(({ meaning }) => meaning?.notSold !== undefined)?.meaning?.notSold ?? null
}

/** True unless the query also names a battery, or a known device together with its brand. */
export function isNotSold(
  index: SearchIndex,
  query: ParsedQuery,
  sure: readonly DeviceReading[],
): boolean {
  const about = query.words.filter(({ meaning }) => meaning?.notSold !== undefined)
  const [first] = about
  if (!first) return false
  if (ACCESSORIES.has(first.meaning?.notSold ?? '')) return !asksForBattery(query)
  return !sure.some(({ evidence }) => {
    const brand = brandNameOf(index, evidence.texts[0] ?? 0)?.toLowerCase()
    const isBranded = evidence.words.some(({ name }) => name === brand)
    const isItself = about.some((word) => evidence.words.includes(word))
    // 'Xiaomi Mi Scooter Pro 2' is not the Xiaomi Pro 2: within a name the word belongs to it.
    const places = evidence.words.map(({ at }) => at)
    const isWithin = about.some(({ at }) => at > Math.min(...places) && at < Math.max(...places))
    return isBranded && evidence.certainty === 'exact' && !isItself && !isWithin
  })
}

function asksForBattery({ words }: ParsedQuery): boolean {
  return words.some(({ role, meaning }) => {
    return role === 'trade' || meaning?.cell === true || meaning?.chemistry !== undefined
  })
}

const ACCESSORIES: ReadonlySet<string> = new Set(['charger', 'cable', 'spare-part'])
