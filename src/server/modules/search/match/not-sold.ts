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
 * accessory) or a known device together with its brand (for any other class). `sure`: the devices that the query names
 * without doubt.
 */
export function isNotSold(
  index: SearchIndex,
  query: ParsedQuery,
  sure: readonly DeviceReading[],
): boolean {
  const classWords = query.words.filter(({ meaning }) => meaning?.notSold !== undefined)
  const [first] = classWords
  if (!first) return false
  if (ACCESSORIES.has(first.meaning?.notSold ?? '')) return isAccessory(query)
  return !sure.some(({ evidence }) => {
    const brand = brandNameOf(index, evidence.texts[0] ?? 0)?.toLowerCase()
    const isBranded = evidence.words.some(({ name }) => name === brand)
    const isPartOfName = classWords.some((word) => evidence.words.includes(word))
    // 'Xiaomi Mi Scooter Pro 2' is not the Xiaomi Pro 2: within a name the word belongs to it.
    const positions = evidence.words.map(({ at }) => at)
    const isInsideName = classWords.some(
      ({ at }) => at > Math.min(...positions) && at < Math.max(...positions),
    )
    return isBranded && evidence.certainty === 'exact' && !isPartOfName && !isInsideName
  })
}

/** Whether the query asks for a charger, a part or the like, and not for a battery as well. */
export function isAccessory(query: ParsedQuery): boolean {
  return ACCESSORIES.has(notSoldClass(query) ?? '') && !asksForBattery(query)
}

function asksForBattery({ words }: ParsedQuery): boolean {
  return words.some(({ text, role, meaning }) => {
    // 'bios battery' names a size of cell, but a battery too.
    const isGoods = meaning?.size !== undefined && meaningOf(text)?.goods
    return role === 'trade' || meaning?.cell || meaning?.chemistry !== undefined || isGoods
  })
}

const ACCESSORIES: ReadonlySet<string> = new Set(['charger', 'cable', 'spare-part'])
