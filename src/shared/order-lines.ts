// The pieces of an order line: how many were reserved, shipped or cancelled, and what members see of the line.
import { parseMinor } from './minor-units.ts'
import { lineTotal, tenThousandthsOf } from './money.ts'
import type { OrderState } from './order-vocabulary.ts'

/**
 * Pieces of a line by what happened to them. Those that were returned also count as shipped; the sum of all others
 * never exceeds the quantity.
 */
export interface LineCounters {
  quantity: number
  reserved: number
  backordered: number
  shipped: number
  cancelled: number
  returned: number
}

/** allocated: all outstanding pieces are reserved; open: some are not; picked: reserved ones are being picked or packed. */
export const LINE_STATES = [
  'open',
  'allocated',
  'picked',
  'shipped',
  'cancelled',
  'discontinued',
  'returned',
] as const
export type LineState = (typeof LINE_STATES)[number]

/** Pieces that are neither reserved, backordered, shipped nor cancelled. */
export function unpromisedUnits(line: LineCounters): number {
  return line.quantity - line.reserved - line.backordered - line.shipped - line.cancelled
}

/** Pieces that may still be shipped. */
export function outstandingUnits(line: LineCounters): number {
  return line.quantity - line.shipped - line.cancelled
}

/** What members see of a line. `isDiscontinued`: its pieces were cancelled because the item is no longer sold. */
export function lineStateOf(
  line: LineCounters,
  orderState: OrderState,
  isDiscontinued = false,
): LineState {
  if (line.returned > 0 && line.returned === line.shipped && outstandingUnits(line) === 0)
    return 'returned'
  if (line.shipped === 0 && outstandingUnits(line) === 0)
    return isDiscontinued ? 'discontinued' : 'cancelled'
  if (outstandingUnits(line) === 0) return 'shipped'
  if ((orderState === 'picking' || orderState === 'packed') && line.reserved > 0) return 'picked'
  return line.reserved === outstandingUnits(line) ? 'allocated' : 'open'
}

/**
 * What pieces `from` + 1 to `to` of a line cost, in minor units: the cheapest go out first, and the parts of a line
 * add up to its total.
 */
export function amountOfUnits(
  parts: readonly PricedPart[],
  { from, to, currency }: { from: number; to: number; currency: string },
): bigint {
  const costOfFirst = (pieces: number): bigint => {
    const taken = partsOfUnits(parts, { from: 0, to: pieces })
    return parseMinor(lineTotal(taken, currency), currency) ?? 0n
  }
  return costOfFirst(to) - costOfFirst(from)
}

/** Pieces of a line that cost the same each: a special price may hold for some of them only. */
interface PricedPart {
  quantity: number
  /** The price of one. */
  unit: string
}

/** Pieces `from` + 1 to `to` of a line by unit price, the cheapest first; parts without a piece are left out. */
export function partsOfUnits<T extends PricedPart>(
  parts: readonly T[],
  { from, to }: { from: number; to: number },
): T[] {
  const cheapestFirst = parts.toSorted((a, b) =>
    Number(tenThousandthsOf(a.unit) - tenThousandthsOf(b.unit)),
  )
  let begin = 0
  return cheapestFirst.flatMap((part) => {
    const end = begin + part.quantity
    const pieces = Math.min(end, to) - Math.max(begin, from)
    begin = end
    return pieces > 0 ? [{ ...part, quantity: pieces }] : []
  })
}
