// What a company allows to be sent in place of an item that ran out, and what the substitute costs.
import { parseMinor } from './minor-units.ts'
import { minorDigits, lineTotal } from './money.ts'

/**
 * never: the item is cancelled or waited for. The other two allow the same pack of the other series; same_or_higher: only
 * if its capacity is not lower.
 */
export const SUBSTITUTION_RULES = ['never', 'same_or_higher', 'other_series'] as const
export type SubstitutionRule = (typeof SUBSTITUTION_RULES)[number]

/** `mostPercent`: by how much the price of a substitute may differ from what was ordered, up or down. */
export const DEFAULT_SUBSTITUTION: { rule: SubstitutionRule; mostPercent: number } = {
  rule: 'never',
  mostPercent: 20,
}

/** `hasEnoughCapacity`: the substitute has at least the capacity of the ordered item. */
export function maySubstitute(rule: SubstitutionRule, hasEnoughCapacity: boolean): boolean {
  return rule === 'other_series' || (rule === 'same_or_higher' && hasEnoughCapacity)
}

interface Part {
  quantity: number
  unit: string
  isSpecial: boolean
}

/**
 * What the pieces of a substitute cost: its own price, but never more than `freed`, the money of the cancelled pieces
 * in minor units; a more expensive substitute costs what the cancelled pieces (`cancelledParts`) did. Null: its price
 * differs by more than `mostPercent` of `freed`.
 */
export function priceOfSubstitute({
  freed,
  cancelledParts,
  unit,
  quantity,
  mostPercent,
  currency,
}: {
  freed: bigint
  cancelledParts: readonly Part[]
  unit: string
  quantity: number
  mostPercent: number
  currency: string
}): { parts: Part[]; total: bigint } | null {
  const ownPrice = withTotal([{ quantity, unit, isSpecial: false }], currency)
  const difference = ownPrice.total > freed ? ownPrice.total - freed : freed - ownPrice.total
  if (difference * 100n > freed * BigInt(mostPercent)) return null
  if (ownPrice.total <= freed) return ownPrice
  const asOrdered = withTotal(
    cancelledParts.map((part) => ({ ...part, isSpecial: false })),
    currency,
  )
  if (asOrdered.total <= freed) return asOrdered
  // The ordered line was rounded over all its parts; the cancelled parts alone may round up to one minor unit more.
  const digits = minorDigits(currency)
  const rounded = asOrdered.parts.map((part) => ({ ...part, unit: cutDecimals(part.unit, digits) }))
  return withTotal(rounded, currency)
}

function withTotal(parts: Part[], currency: string): { parts: Part[]; total: bigint } {
  return { parts, total: parseMinor(lineTotal(parts, currency), currency) ?? 0n }
}

/** '12.3456' with two digits -> '12.34'. */
function cutDecimals(unit: string, digits: number): string {
  const [whole = '0', fraction = ''] = unit.split('.')
  const digitsLeft = fraction.slice(0, digits).replace(/0+$/, '')
  return digitsLeft === '' ? whole : `${whole}.${digitsLeft}`
}
