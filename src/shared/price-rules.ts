// What a quantity costs and whether it can be ordered: shared by page, list, export and order.
import { lineTotal, tenThousandthsOf } from './money.ts'

/**
 * The price steps and terms of an item that decide about a quantity; the contract's MemberPrice satisfies it. Steps
 * ascend.
 */
export interface QuotablePrice {
  currency: string
  steps: ReadonlyArray<{ from: number; unit: string }>
  minimum: number
  multiple: number
  maximum: number | null
  /** `left`: pieces of the special quantity that may still be ordered; null: no limit. */
  special: { unit: string; left: number | null } | null
}

/** As defined in the contract. */
export interface QuantityQuote {
  quantity: number
  parts: Array<{ quantity: number; unit: string; isSpecial: boolean }>
  /** With all decimals of the currency: '61.50'. */
  total: string
  currency: string
  fault: 'below_minimum' | 'not_multiple' | 'above_maximum' | null
  /** A quantity that can be ordered: `quantity` itself if it can, else the next larger, else the largest; 0: none can. */
  nextQuantity: number
}

/** A row of the price ladder (unit prices by quantity): `from` to `to` pieces cost `unit` each; `to` null: no limit. */
export interface LadderRow {
  from: number
  to: number | null
  unit: string
}

/**
 * The price of a quantity and its fault, if any. Quantities that cannot be ordered are quoted with their fault.
 * The special price applies where it is lower; beyond its limit, pieces cost the price of the whole quantity's
 * step. Errors: RangeError for anything but a whole number from 1 up, and for a price without steps.
 */
export function quoteQuantity(price: QuotablePrice, quantity: number): QuantityQuote {
  if (!Number.isSafeInteger(quantity) || quantity < 1) throw new RangeError('no quantity')
  const parts = partsOf(price, quantity)
  const fault = faultOf(price, quantity)
  return {
    quantity,
    parts,
    total: lineTotal(parts, price.currency),
    currency: price.currency,
    fault,
    nextQuantity: fault === null ? quantity : nextQuantity(price, quantity),
  }
}

/** The `nextQuantity` of a quote; without a price, the quantity itself. Errors: as `quoteQuantity`. */
export function orderableQuantity(
  price: QuotablePrice | null | undefined,
  quantity: number,
): number {
  return price ? quoteQuantity(price, quantity).nextQuantity : quantity
}

/** The ladder shown on a page: rows that can be ordered, without the special price. */
export function ladderOf(price: QuotablePrice): LadderRow[] {
  const [min, max] = [smallestOrder(price), largestOrder(price)]
  const rows: LadderRow[] = []
  price.steps.forEach((step, index) => {
    const next = price.steps[index + 1]
    const from = index === 0 ? min : Math.max(step.from, min)
    const to = Math.min(next ? next.from - 1 : Infinity, max)
    if (from <= to) rows.push({ from, to: to === Infinity ? null : to, unit: step.unit })
  })
  return rows
}

/** The regular unit price at this quantity; below the first step, that step's price. */
export function unitPriceAt({ steps }: QuotablePrice, quantity: number): string {
  const reached = steps.findLast((step) => step.from <= quantity) ?? steps[0]
  if (!reached) throw new RangeError('a price without steps')
  return reached.unit
}

/** The smallest quantity that can be ordered: the minimum rounded up to the order multiple. */
export function smallestOrder({ minimum, multiple, steps }: QuotablePrice): number {
  return Math.ceil(Math.max(minimum, steps[0]?.from ?? 1) / multiple) * multiple
}

/** The largest quantity that can be ordered; Infinity without a limit. */
function largestOrder({ maximum, multiple }: QuotablePrice): number {
  return maximum === null ? Infinity : Math.floor(maximum / multiple) * multiple
}

function partsOf(price: QuotablePrice, quantity: number): QuantityQuote['parts'] {
  const unit = unitPriceAt(price, quantity)
  const { special } = price
  if (!special || tenThousandthsOf(special.unit) >= tenThousandthsOf(unit)) {
    return [{ quantity, unit, isSpecial: false }]
  }
  const atSpecial = Math.min(quantity, special.left ?? quantity)
  return [
    { quantity: atSpecial, unit: special.unit, isSpecial: true },
    { quantity: quantity - atSpecial, unit, isSpecial: false },
  ].filter((part) => part.quantity > 0)
}

function faultOf(price: QuotablePrice, quantity: number): QuantityQuote['fault'] {
  if (quantity < Math.max(price.minimum, price.steps[0]?.from ?? 1)) return 'below_minimum'
  if (quantity > largestOrder(price)) return 'above_maximum'
  return quantity % price.multiple === 0 ? null : 'not_multiple'
}

/** The next larger quantity that can be ordered, else the largest; 0 when the terms contradict each other. */
function nextQuantity(price: QuotablePrice, quantity: number): number {
  const [min, max] = [smallestOrder(price), largestOrder(price)]
  if (min > max) return 0
  const roundedUp = Math.ceil(quantity / price.multiple) * price.multiple
  return Math.min(Math.max(roundedUp, min), max)
}
