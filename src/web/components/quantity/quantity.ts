// Parses a typed quantity, steps to the next valid one and writes error messages.
import { type QuotablePrice, smallestOrder } from '../../../shared/price-rules.ts'
import type { QuotedLine } from '../../../contract/price.ts'
import type { price as texts } from '../../texts/en_us/price.ts'

export const MAX_UNITS = 999_999

/** Null for anything other than an integer from 1 to 999,999. */
export function readQuantity(typed: string): number | null {
  const text = typed.trim()
  const value = /^\d{1,6}$/.test(text) ? Number(text) : 0
  return value >= 1 ? value : null
}

/** Next valid quantity in the direction of a step button; terms null: no minimum or multiple applies. */
export function stepQuantity(
  terms: QuotablePrice | null,
  quantity: number | null,
  direction: 1 | -1,
): number {
  const [min, multiple, max] = terms
    ? [smallestOrder(terms), terms.multiple, largestTypable(terms)]
    : [1, 1, MAX_UNITS]
  if (quantity === null) return min
  const steps = direction > 0 ? Math.floor(quantity / multiple) : Math.ceil(quantity / multiple)
  return Math.max(min, Math.min(max, (steps + direction) * multiple))
}

/** Message that explains why a quantity is invalid, with the relevant number. */
export function quantityErrorText(
  fault: NonNullable<QuotedLine['fault']>,
  terms: QuotablePrice,
  t: typeof texts,
  number: (value: number) => string,
): string {
  const figure = {
    below_minimum: smallestOrder(terms),
    not_multiple: terms.multiple,
    above_maximum: terms.maximum ?? MAX_UNITS,
  }[fault]
  return t.fault[fault](number(figure))
}

/** The largest quantity that can be ordered and typed. */
function largestTypable({ maximum, multiple }: QuotablePrice): number {
  const max = Math.min(maximum ?? MAX_UNITS, MAX_UNITS)
  return Math.floor(max / multiple) * multiple
}
