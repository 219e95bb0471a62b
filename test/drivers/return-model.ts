// What returns should come to, counted piece by piece: the reference that random acts on returns are compared with.

/** Pieces of a line that were sold at the same price. */
export interface Part {
  quantity: number
  /** Price of one piece in USD, with four decimals: '12.3456'. */
  unit: string
}

export interface ModelLine {
  parts: Part[]
}

export interface ModelParcel {
  parcelNo: string
  /** Of each line: the pieces that left with this parcel and the number of those that left before. */
  pieces: number[]
  before: number[]
}

/** The amount in cents of pieces `from` + 1 to `to`, the cheapest first: each sum is rounded once, half up. */
export function costOf({ parts }: ModelLine, from: number, to: number): bigint {
  const prices = parts
    .flatMap(({ quantity, unit }) => {
      return Array.from({ length: quantity }, () => BigInt(unit.replace('.', '')))
    })
    .toSorted((a, b) => Number(a - b))
  const upTo = (count: number) => {
    return (prices.slice(0, count).reduce((sum, unit) => sum + unit, 0n) + 50n) / 100n
  }
  return upTo(to) - upTo(from)
}

export interface ModelReturn {
  no: string
  account: number
  orderNo: string
  parcel: ModelParcel
  line: ModelLine
  position: number
  pieces: number
  /** Whether the goods come back in a parcel: missing ones cannot. */
  isSent: boolean
  isFeeFree: boolean
  isWrongItem: boolean
  state: 'requested' | 'more_info' | 'approved' | 'received' | 'settled' | 'refused' | 'ended'
  /** Pieces that the inspection accepted; null before it. */
  accepted: number | null
  resolution: 'refund' | 'replacement' | null
  /** Goods of others that lay in the parcel; null when none were reported. */
  foreign: { grams: number; state: 'noticed' | 'claimed' | 'disposed' } | null
}

/**
 * Pieces of one parcel and line for which returns take back money: after the inspection those accepted. None once a return
 * was refused or ended, or where the pieces are replaced.
 */
export function claimedBy(returns: readonly ModelReturn[]): number {
  return returns
    .filter(
      ({ state, resolution }) =>
        state !== 'refused' && state !== 'ended' && resolution !== 'replacement',
    )
    .reduce((sum, { pieces, accepted }) => sum + (accepted ?? pieces), 0)
}

/**
 * The price, in cents, of the most expensive pieces of a line in a parcel, without the `taken` most expensive ones,
 * which other returns claimed.
 */
export function refundOf(
  { line, parcel, position }: Pick<ModelReturn, 'line' | 'parcel' | 'position'>,
  { taken, pieces }: { taken: number; pieces: number },
): bigint {
  const last = parcel.before[position - 1]! + parcel.pieces[position - 1]! - taken
  return costOf(line, last - pieces, last)
}

/** The restocking fee in cents: 15 percent, rounded half up. */
export function feeOf(refund: bigint, isFree: boolean): bigint {
  return isFree ? 0n : (refund * 15n + 50n) / 100n
}

/** What the disposal of foreign goods costs, in cents: USD 100 per kilogram, rounded half up. */
export function disposalOf(grams: number): bigint {
  return (BigInt(grams) * 10_000n + 500n) / 1000n
}
