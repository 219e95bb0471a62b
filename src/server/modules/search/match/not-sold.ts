// Detects queries for goods that the shop does not sell: other classes of batteries, chargers, parts.
import { brandNameOf, type SearchIndex } from '../index/search-index.ts'
import { meaningOf } from '../query/lexicon.ts'
import type { ParsedQuery } from '../query/parsed-query.ts'
import type { DeviceReading } from './device-evidence.ts'

/** The unsold class that a word of the query names; null: none. */
export function notSoldClass({ words }: ParsedQuery): string | null {
  return words.find(({ meaning }) => meaning?.notSold !== undefined)?.meaning?.notSold ?? null
}

/**
 * Whether the query asks for goods that are not sold: it names their class, and does not also name a battery (for an
 * accessory) or a known device together with its brand (for any other class).
 */
export function isNotSold(
  index: SearchIndex,
  query: ParsedQuery,
  sure: readonly DeviceReading[],
): boolean {
  const about = query.words.filter(({ meaning }) => meaning?.notSold !== undefined)
  const [first] = about
  if (!first) return false
  if (ACCESSORIES.has(first.meaning?.notSold ?? '')) return isAccessory(query)
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

/** Whether the query asks for a charger, a part or the like, and not for a battery as well. */
export function isAccessory(query: ParsedQuery): boolean {
  return ACCESSORIES.has(notSoldClass(query) ?? '') && !asksForBattery(query)
}

function asksForBattery({ words }: ParsedQuery): boolean {
  return words.some(({ text, role, meaning }) => {
    // 'bios battery' is a size and a battery.
    const isGoods = meaning?.size !== undefined && meaningOf(text)?.goods
    return role === 'trade' || meaning?.cell || meaning?.chemistry !== undefined || isGoods
  })
}

const ACCESSORIES: ReadonlySet<string> = new Set(['charger', 'cable', 'spare-part'])
